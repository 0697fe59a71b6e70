import type { ComingMembers, RsvpSubmission } from '@janur/contracts';
import { signsOf } from '@janur/contracts/languages';
import { lazy, Suspense, useState } from 'react';
import { comingOf } from '../answer/answer-scene.ts';
import { useEvents } from '../model/events.ts';
import { useInvitation } from '../model/invitation.tsx';
import { useTexts } from '../texts.ts';

// the code of a QR is a file of its own, which only who comes needs
const Keepsake = lazy(() => import('../keepsake/keepsake.tsx'));
const CalendarChoices = lazy(() => import('../calendar/calendar-choices.tsx'));

interface AnsweredProps {
  said: RsvpSubmission;
  /** Events that were added since: nothing was said of them. */
  open: readonly number[];
  onChange: () => void;
}

/**
 * What stands in the form's place once it was answered. `data-part`: done (`data-coming` yes or no), answered, said (a list of
 * events and answers, `data-open` where one was added since), change, calendar, keepsake.
 */
export function Answered({ said, open, onChange }: AnsweredProps) {
  const { t, locale } = useTexts();
  const { comma, colon } = signsOf(locale);
  const events = useEvents();
  const { isComing, eventIds } = comingOf(said);
  const { guest } = useInvitation();
  const namesOf = (members: ComingMembers) =>
    members.flatMap(({ id }) => guest?.members?.find((member) => member.id === id)?.name ?? []).join(comma);
  const [hasCalendar, setHasCalendar] = useState(false);
  const added = events.filter(({ id }) => open.includes(id)).map(({ title }) => title);
  const lines =
    said.events?.map(({ id, is_attending, guest_total, members = [] }) => ({
      id,
      title: events.find((event) => event.id === id)?.title ?? '',
      isOpen: open.includes(id),
      answer: open.includes(id)
        ? t('rsvp.not_said')
        : is_attending
          ? t('rsvp.person', { count: guest_total ?? 1 })
          : t('rsvp.said_no'),
      who: members.length > 1 ? namesOf(members) : '',
    })) ??
    (isComing === null
      ? []
      : [
          {
            id: 0,
            title: '',
            isOpen: false,
            answer: isComing ? t('rsvp.person', { count: said.guest_total ?? 1 }) : t('rsvp.said_no'),
            who: '',
          },
        ]);
  const saved = events.filter(
    ({ id, calendar }) => isComing && calendar && (eventIds.length === 0 || eventIds.includes(id)),
  );
  return (
    <div data-part="done" data-coming={isComing === null ? undefined : isComing ? 'yes' : 'no'}>
      <p data-part="answered">{t(isComing ? 'rsvp.said_yes_lead' : 'rsvp.said_no_lead')}</p>
      <ul data-part="said">
        {lines.map(({ id, title, isOpen, answer, who }) => (
          <li key={id} data-open={isOpen || undefined}>
            {title && <span data-part="said-event">{title}</span>} <strong>{answer}</strong>
            {who && <span data-part="said-who"> {who}</span>}
          </li>
        ))}
      </ul>
      {added.length > 0 && <p data-part="answered">{t('rsvp.added', { events: added.join(comma) })}</p>}
      {isComing && (
        <Suspense>
          <Keepsake said={said} />
        </Suspense>
      )}
      {saved.map((event) => (
        <details key={event.id} data-part="calendar" onToggle={() => setHasCalendar(true)}>
          <summary aria-label={`${t('events.save')}${colon}${event.title}`}>
            {t('events.save')}
            {saved.length > 1 && `${colon}${event.title}`}
          </summary>
          <Suspense>{hasCalendar && <CalendarChoices event={event} />}</Suspense>
        </details>
      ))}
      <button type="button" data-part="change" onClick={onChange}>
        {added.length > 0 ? t('rsvp.answer_added', { events: added.join(comma) }) : t('rsvp.again')}
      </button>
    </div>
  );
}
