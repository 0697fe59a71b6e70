import { useState } from 'react';
import type { EventView } from '../model/events.ts';
import { ExternalLink } from '../parts/external-link.tsx';
import { useTexts } from '../texts.ts';
import { googleCalendarUrl } from './google.ts';
import { icsAddress } from './ics.ts';

/** The couple's own reminder, Google's calendar, or a file for every other; Google also where files cannot be saved. */
export default function CalendarChoices({ event }: { event: EventView }) {
  const { t } = useTexts();
  const { calendar, reminderUrl } = event;
  const [now] = useState(() => new Date());
  return (
    <ul data-part="choices">
      {reminderUrl && (
        <li data-choice="reminder">
          <ExternalLink href={reminderUrl}>{t('events.reminder')}</ExternalLink>
        </li>
      )}
      {calendar && (
        <>
          <li data-choice="google">
            <ExternalLink href={googleCalendarUrl(calendar)}>{t('events.google')}</ExternalLink>
          </li>
          <li data-choice="file">
            <a href={icsAddress(calendar, now)} download={`${event.anchor}.ics`}>
              {t('events.file')}
            </a>
          </li>
        </>
      )}
    </ul>
  );
}
