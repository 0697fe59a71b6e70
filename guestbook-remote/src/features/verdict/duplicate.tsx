import type { GuestBookGuest } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { useDesk, useEvent } from '../../check-in/desk-context.tsx';
import type { Verdict } from '../../check-in/verdict.ts';
import { Button } from '../../look/button.tsx';
import { Stepper } from '../../look/stepper.tsx';
import { clockTime } from '../../look/times.ts';
import { ColourScreen } from './colour-screen.tsx';

/** Already in: since when, let in by whom, how many. */
export function Duplicate({ verdict }: { verdict: Extract<Verdict, { state: 'duplicate' }> }) {
  const { t } = useTranslation();
  const { startAdding, close } = useDesk((desk) => desk);
  return (
    <ColourScreen
      tone="twice"
      word={t('verdict.duplicate')}
      headline={verdict.guest.name}
      onClose={close}
      actions={
        <>
          <Button kind="second" onClick={startAdding}>
            {t('verdict.add_people')}
          </Button>
          <Button onClick={close}>{t('verdict.done')}</Button>
        </>
      }
    >
      <FirstTime guest={verdict.guest} />
    </ColourScreen>
  );
}

/** The rest of a party comes later: how many more. */
export function Adding({ verdict }: { verdict: Extract<Verdict, { state: 'adding' }> }) {
  const { t } = useTranslation();
  const { change, confirm, close } = useDesk((desk) => desk);
  const { guest, pax, isSending } = verdict;
  return (
    <ColourScreen
      tone="twice"
      word={t('verdict.adding')}
      headline={guest.name}
      onClose={close}
      actions={
        <>
          <Stepper
            label={t('pax.more_coming')}
            note={t('pax.total', { count: guest.total_guests_attended + pax })}
            value={pax}
            onChange={(value) => change({ pax: value })}
            isLocked={isSending}
          />
          <Button aria-busy={isSending} onClick={() => void confirm()}>
            {t(isSending ? 'verdict.sending' : 'verdict.confirm')}
          </Button>
        </>
      }
    >
      <FirstTime guest={guest} />
    </ColourScreen>
  );
}

function FirstTime({ guest }: { guest: GuestBookGuest }) {
  const { t, i18n } = useTranslation();
  const { timezone } = useEvent();
  const time = guest.checked_in_at && clockTime(guest.checked_in_at, timezone, i18n.language);
  return (
    <>
      {time && (
        <p
          css={{
            paddingTop: 18,
            fontSize: '2.5rem',
            fontWeight: 800,
            lineHeight: 1.1,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {time}
        </p>
      )}
      {guest.checked_in_by && <p css={{ paddingTop: 4 }}>{t('verdict.by', { usher: guest.checked_in_by })}</p>}
      <p>
        {t('guest.people', { count: guest.total_guests_attended })}
        {guest.table_number && ` · ${t('guest.table', { table: guest.table_number })}`}
      </p>
    </>
  );
}
