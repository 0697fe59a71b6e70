import type { EditedContent } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';

/** The saved events that guests are asked about, by their titles. One that is not saved yet has no name in an answer. */
export function useEventNames({ content }: { content: Pick<EditedContent, 'events' | 'new_events'> }) {
  const { t } = useTranslation();
  const shown = content.new_events.length > 0 ? content.new_events : content.events;
  return shown
    .filter(({ id }) => id > 0)
    .map(({ id, title }, index) => ({ id, title: title ?? t('rsvp_form.event', { number: index + 1 }) }));
}
