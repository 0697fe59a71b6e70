import type { RightEvent } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { useNavigate } from 'react-router';
import { useDesk, useDoor, useEvent } from '../../check-in/desk-context.tsx';
import type { Refused as Verdict } from '../../check-in/screen.ts';
import { usePreferences } from '../../device/preferences.ts';
import { usePermissions } from '../../device/role.ts';
import { Button } from '../../look/button.tsx';
import { clockTime, dayOf } from '../../look/times.ts';
import { ColourScreen } from './colour-screen.tsx';

/** Not let in, in plain words, with the ways on. */
export function Refused({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation();
  const close = useDesk((desk) => desk.close);
  const { mayKeepBook } = usePermissions();
  const navigate = useNavigate();

  function leaveFor(page: string) {
    close();
    void navigate(page);
  }

  return (
    <ColourScreen
      tone={verdict.code === 'unknown_key' ? 'later' : 'no'}
      word={t('said.refused.word')}
      headline={t(`said.${verdict.code}.title`)}
      isClockWrong={verdict.is_clock_wrong}
      onClose={close}
      actions={
        <>
          {verdict.code === 'wrong_event' && <RightDesk right={verdict.right} />}
          {mayKeepBook && verdict.code !== 'wrong_event' && (
            <Button kind="second" onClick={() => leaveFor('/search')}>
              {t('verdict.by_name')}
            </Button>
          )}
          {mayKeepBook && (
            <Button kind="second" onClick={() => leaveFor('/walk-in')}>
              {t('verdict.walk_in')}
            </Button>
          )}
          <Button onClick={() => leaveFor('/scan')}>{t('verdict.scan_again')}</Button>
        </>
      }
    >
      {verdict.code === 'wrong_event' && <RightPlaces right={verdict.right} />}
      <p css={{ paddingTop: 18, textWrap: 'pretty' }}>{t(`said.${verdict.code}.what_to_do`)}</p>
    </ColourScreen>
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
        {t('said.wrong_event.right', { right: right.map(({ title }) => title).join(', '), here })}
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

/** Two events may share a hall: this desk can receive for the other one as well. */
function RightDesk({ right }: { right: readonly RightEvent[] }) {
  const { t } = useTranslation();
  const { book } = useDoor();
  const close = useDesk((desk) => desk.close);
  const set = usePreferences((preferences) => preferences.set);
  const other = right.find(({ id }) => book.events.some((event) => event.id === id));
  if (!other) return null;
  return (
    <Button
      kind="second"
      onClick={() => {
        close();
        set({ eventId: other.id });
      }}
    >
      {t('verdict.switch_event', { event: other.title })}
    </Button>
  );
}
