import { isOmitted } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { useTemplates } from '../../../parts/templates/use-templates.ts';
import { useEditor } from '../editor-context.tsx';

/** Whether a value changes nothing in the look that the draft wears; without a value, whatever is chosen there. */
export function useIsOmitted(): (field: string, value?: string) => boolean {
  const { find } = useTemplates();
  const look = find(useEditor(({ draft }) => draft.option.template))?.look;
  return (field, value) => isOmitted(look, field, value);
}

/** Says it of each choice of a field. It can still be chosen: the next look may draw it. */
export function useOmitted(): <C extends { value: string; text: string }>(
  field: string,
  choices: readonly C[],
) => (C & { isMuted?: true })[] {
  const { t } = useTranslation();
  const isLeftOut = useIsOmitted();
  return (field, choices) =>
    choices.map((choice) =>
      isLeftOut(field, choice.value)
        ? { ...choice, text: t('editor.style.omitted', { value: choice.text }), isMuted: true }
        : choice,
    );
}
