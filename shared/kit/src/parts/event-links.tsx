import { lazy, Suspense, useState } from 'react';
import type { EventView } from '../model/events.ts';
import { useTexts } from '../texts.ts';
import { ExternalLink } from './external-link.tsx';

const CalendarChoices = lazy(() => import('../calendar/calendar-choices.tsx'));

/**
 * What one can do with an event: `data-action` is map, watch or save; the first that is there is `data-primary`. Saving is
 * a `<details>` with its choices, so give `& a` and `& summary` the look of buttons, and `[data-part="choices"]` a place.
 */
export function EventLinks({ event, className }: { event: EventView; className?: string }) {
  const { t } = useTexts();
  const links = [
    { action: 'map', href: event.mapsUrl, text: t('events.map') },
    { action: 'watch', href: event.watchUrl, text: t('events.watch') },
  ].filter((link): link is { action: string; href: string; text: string } => Boolean(link.href));
  const canSave = event.calendar !== null || event.reminderUrl !== null;
  if (links.length === 0 && !canSave) return null;
  return (
    <ul className={className} data-part="event-links">
      {links.map(({ action, href, text }, index) => (
        <li key={action} data-action={action} data-primary={index === 0 ? '' : undefined}>
          <ExternalLink href={href} label={`${text}: ${event.title}`}>
            {text}
          </ExternalLink>
        </li>
      ))}
      {canSave && (
        <li data-action="save" data-primary={links.length === 0 ? '' : undefined}>
          <SaveTheDate event={event} />
        </li>
      )}
    </ul>
  );
}

/** The ways into a calendar load with the tap that asks for them. */
function SaveTheDate({ event }: { event: EventView }) {
  const { t } = useTexts();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details data-part="save" onToggle={() => setWasOpened(true)}>
      <summary aria-label={`${t('events.save')}: ${event.title}`}>{t('events.save')}</summary>
      <Suspense>{wasOpened && <CalendarChoices event={event} />}</Suspense>
    </details>
  );
}
