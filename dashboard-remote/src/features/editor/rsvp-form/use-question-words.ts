import type { RsvpField, RsvpFieldOption } from '@janur/contracts';
import { rsvpRole } from '@janur/contracts/rsvp';
import { useTranslation } from '@janur/i18n';
import { useForm } from './form-context.ts';
import type { Warning } from './warnings.ts';

/** The form's words in the language of the dashboard: what guests read stands in the preview. */
export function useQuestionWords() {
  const { t } = useTranslation();
  const { events } = useForm();
  const eventOf = (name: string) => {
    const id = Number(/_event_(\d+)$/.exec(name)?.[1]);
    return events.find((event) => event.id === id)?.title ?? (Number.isNaN(id) ? undefined : String(id));
  };
  const purposeWords = (name: string): string => {
    const role = rsvpRole(name);
    const event = eventOf(name);
    if (role === 'extra') return t(`rsvp_form.standard_field.${name === 'attendance_type' ? name : 'own'}`);
    return event ? t(`rsvp_form.standard_field.${role}_event`, { event }) : t(`rsvp_form.standard_field.${role}`);
  };
  const isStandard = (name: string) => rsvpRole(name) !== 'extra' || name === 'attendance_type';
  return {
    purposeWords,
    /** The page's own words where the couple writes none. */
    standardWords: (name: string) =>
      isStandard(name) ? t('rsvp_form.own_words_of', { name: purposeWords(name) }) : '',
    questionOf: ({ name, label }: RsvpField) =>
      label?.trim() || (isStandard(name) ? purposeWords(name) : t('rsvp_form.new_question')),
    optionWords: ({ label, value }: RsvpFieldOption) =>
      label.trim() || (typeof value === 'boolean' ? t(value ? 'rsvp_form.yes' : 'rsvp_form.no') : String(value)),
    warningWords: ({ kind, what }: Warning) => t(`rsvp_form.warning.${kind}`, { what }),
  };
}
