import { useTranslation } from '@janur/i18n';
import { useNavigate } from 'react-router';
import { useCheckIn, useEvent } from '../../check-in/open-event.tsx';
import type { InAlready as Verdict } from '../../check-in/screen.ts';
import { usePermissions } from '../../device/role.ts';
import type { FirstArrival } from '../../event-store/event-store.ts';
import { Button } from '../../design/button.tsx';
import { clockTime } from '../../design/times.ts';
import { noteOn } from './admitting.tsx';
import { ColourDialog } from './colour-dialog.tsx';
import { HostsNote } from './hosts-note.tsx';

/** In already: since when, where, let in by whom, how many; and whether more of them may follow. */
export function InAlready({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation();
  const { startAdding, close } = useCheckIn((checkIn) => checkIn);
  const { isFullRole } = usePermissions();
  const navigate = useNavigate();
  const { guest, first, code } = verdict;
  const note = noteOn(guest, t);
  const wentOut = guest.inside < guest.total_guests_attended;

  function showGuest() {
    close();
    void navigate(`/guest/${guest.key}`);
  }

  return (
    <ColourDialog
      tone="twice"
      word={t(`said.${code}.word`)}
      headline={guest.name}
      isVip={guest.is_vip}
      isClockWrong={verdict.is_clock_wrong}
      onClose={close}
      actions={
        <>
          {isFullRole && (
            <Button kind="second" onClick={showGuest}>
              {t(wentOut ? 'guest.come_back' : 'verdict.details')}
            </Button>
          )}
          <Button kind="second" onClick={() => startAdding(guest.key)}>
            {t('verdict.admit_more')}
          </Button>
        </>
      }
      main={<Button onClick={close}>{t('verdict.done')}</Button>}
    >
      <FirstTime first={first} />
      <p>
        {t('guest.people', { count: guest.total_guests_attended })}
        {guest.table_number && ` · ${t('guest.table', { table: guest.table_number })}`}
      </p>
      {note && <p css={{ '&&': { fontSize: '1.125rem' } }}>{note}</p>}
      {code === 'already_in' && verdict.remaining > 0 && <p>{t('pax.may_follow', { count: verdict.remaining })}</p>}
      {wentOut && <p>{t('pax.inside', { count: guest.inside })}</p>}
      <HostsNote note={guest.note} />
      <p css={{ paddingTop: 14, '&&': { fontSize: '1.125rem' }, textWrap: 'pretty' }}>{t(`said.${code}.what_to_do`)}</p>
    </ColourDialog>
  );
}

export function FirstTime({ first }: { first: FirstArrival }) {
  const { t, i18n } = useTranslation();
  const { timezone } = useEvent();
  const time = clockTime(first.at, timezone, i18n.language);
  const where = first.gate ? t('verdict.at_gate', { time, gate: first.gate }) : time;
  return (
    <>
      <p
        css={{
          '&&': { fontSize: first.gate ? '1.75rem' : '2.5rem', fontWeight: 800, lineHeight: 1.15 },
          paddingTop: 18,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {where}
      </p>
      {first.usher && <p css={{ paddingTop: 4 }}>{t('verdict.by', { usher: first.usher })}</p>}
      {first.where === 'here' && !first.usher && <p>{t('verdict.this_device')}</p>}
    </>
  );
}
