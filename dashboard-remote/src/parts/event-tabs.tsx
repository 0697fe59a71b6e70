import { useTranslation } from '@janur/i18n';
import { LinkTabs } from './link-tabs.tsx';
import type { HostEvent } from './use-host.ts';

/** The couple's events; which one is looked at stands in the address. */
export function EventTabs({ events, event }: { events: readonly HostEvent[]; event: HostEvent | undefined }) {
  const { t, i18n } = useTranslation();
  return (
    <LinkTabs
      label={t('rsvp.events')}
      language={i18n.language}
      tabs={events.map(({ id, title }) => ({
        key: String(id),
        text: title,
        href: `?event=${id}`,
        isCurrent: id === event?.id,
      }))}
    />
  );
}
