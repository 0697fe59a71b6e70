import type { RightEvent } from '@janur/contracts';
import { signsOf } from '@janur/contracts/languages';
import { useTranslation } from '@janur/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCheckIn, useEventStore, useEvent } from '../../check-in/open-event.tsx';
import type { Refused as Verdict } from '../../check-in/screen.ts';
import { usePreferences } from '../../device/preferences.ts';
import { usePermissions } from '../../device/role.ts';
import { useServices } from '../../device/services.tsx';
import { Button } from '../../design/button.tsx';
import { readPinLock } from '../../event-store/index.ts';
import { Question } from '../../design/question.tsx';
import type { Tone } from '../../design/tokens.ts';
import { clockTime, dayOf } from '../../design/times.ts';
import { ColourDialog } from './colour-dialog.tsx';

const toneOf = ({ code }: Verdict): Tone => (code === 'unknown_key' ? 'later' : code === 'old_ticket' ? 'twice' : 'no');

/** Why, in a sentence. */
export const refusalOf = (verdict: Verdict): string =>
  verdict.code === 'unknown' && verdict.is_number ? 'said.unknown.title_number' : `said.${verdict.code}.title`;

/** Not let in, in plain words, with the ways on. */
export function Refused({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation();
  const close = useCheckIn((checkIn) => checkIn.close);
  const { isFullRole } = usePermissions();
  const navigate = useNavigate();
  const other = useOtherEvent(verdict);
  const [isAsking, setIsAsking] = useState(false);

  // an account that only scans has neither the list nor the form
  const isShort = verdict.code === 'unknown' && !isFullRole;
  const wayOn = isShort ? 'said.unknown.what_to_do_scan_only' : `said.${verdict.code}.what_to_do`;

  function leaveFor(page: string) {
    close();
    void navigate(page);
  }

  return (
    <ColourDialog
      tone={toneOf(verdict)}
      word={t(verdict.code === 'old_ticket' ? 'said.old_ticket.word' : 'said.refused.word')}
      headline={t(refusalOf(verdict))}
      isClockWrong={verdict.is_clock_wrong}
      isDense={verdict.code === 'old_ticket'}
      onClose={close}
      actions={
        other && isAsking ? (
          <AskToMove other={other} onStay={() => setIsAsking(false)} />
        ) : (
          <>
            {other && (
              <Button kind="second" onClick={() => setIsAsking(true)}>
                {t('verdict.switch_event', { event: other.title })}
              </Button>
            )}
            {isFullRole && verdict.code !== 'wrong_event' && (
              <Button kind="second" onClick={() => leaveFor('/search')}>
                {t('verdict.by_name')}
              </Button>
            )}
            {isFullRole && (
              <Button kind="second" onClick={() => leaveFor('/walk-in')}>
                {t('verdict.walk_in')}
              </Button>
            )}
          </>
        )
      }
      main={!isAsking && <Button onClick={() => leaveFor('/scan')}>{t('verdict.scan_again')}</Button>}
    >
      {verdict.code === 'wrong_event' && <RightPlaces right={verdict.right} />}
      <p css={{ paddingTop: 18, textWrap: 'pretty' }}>{t(wayOn)}</p>
    </ColourDialog>
  );
}

/** The right hall and hour: what the guest needs to hear. */
function RightPlaces({ right }: { right: readonly RightEvent[] }) {
  const { t, i18n } = useTranslation();
  const here = useEvent().title;
  if (right.length === 0) return null;
  return (
    <>
      <p css={{ paddingTop: 18 }}>
        {t('said.wrong_event.right', {
          right: right.map(({ title }) => title).join(signsOf(i18n.language).comma),
          here,
        })}
      </p>
      {right.map(({ id, event_date: date, timezone, location }) => (
        <p key={id} css={{ '&&': { fontSize: '1.125rem' } }}>
          {[date && `${dayOf(date, timezone, i18n.language)}, ${clockTime(date, timezone, i18n.language)}`, location]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
    </>
  );
}

/** Two events may share a hall: this device can receive for the other one as well. That moves everything, so it asks. */
function AskToMove({ other, onStay }: { other: RightEvent; onStay: () => void }) {
  const { t } = useTranslation();
  const close = useCheckIn((checkIn) => checkIn.close);
  const set = usePreferences((preferences) => preferences.set);
  const navigate = useNavigate();
  const services = useServices();
  const here = useEvent().title;
  const event = other.title;

  async function move() {
    const { isAsked } = await readPinLock(services);
    close();
    // where there is a PIN, the list of events is behind it
    if (isAsked) await navigate('/events');
    else set({ eventId: other.id });
  }
  return (
    <Question
      title={t('verdict.switch_ask', { event })}
      keep={t('verdict.switch_stay', { here })}
      act={t('verdict.switch_yes', { event })}
      isAtEdge
      onKeep={onStay}
      onAct={() => void move()}
    >
      {t('verdict.switch_what', { event, here })}
    </Question>
  );
}

/** An event of the ticket that this device can be set to. */
function useOtherEvent(verdict: Verdict): RightEvent | undefined {
  const { clientEvents } = useEventStore();
  if (verdict.code !== 'wrong_event') return undefined;
  return verdict.right.find(({ id }) => clientEvents.events.some((event) => event.id === id));
}
