import { useTranslation } from '@janur/i18n';
import { useCheckIn } from '../../check-in/open-event.tsx';
import type { Screen } from '../../check-in/screen.ts';
import { Button } from '../../design/button.tsx';
import { Warning } from '../../design/icons.tsx';
import { Stepper } from '../../design/stepper.tsx';
import { ColourDialog } from './colour-dialog.tsx';
import { HeldBack } from './held-back.tsx';
import { FirstTime } from './in-already.tsx';

/** The rest of a party comes later: how many more. */
export function Adding({ screen }: { screen: Extract<Screen, { state: 'adding' }> }) {
  const { t } = useTranslation();
  const { change, confirm, close } = useCheckIn((checkIn) => checkIn);
  const { guest, people, isSaving } = screen;
  const total = guest.total_guests_attended + people;
  return (
    <ColourDialog
      tone="twice"
      word={t('verdict.admit_more')}
      headline={guest.name}
      onClose={close}
      actions={
        <>
          <HeldBack />
          <Stepper
            label={t('pax.more_coming')}
            note={t('pax.total', { count: total })}
            value={people}
            onChange={(value) => change({ people: value })}
            isLocked={isSaving}
          />
          {guest.allowed > 0 && total > guest.allowed && (
            <p role="status" css={{ display: 'flex', alignItems: 'center', gap: 8, padding: '0 4px', fontWeight: 700 }}>
              <Warning size={20} />
              {t('pax.above', { count: guest.allowed })}
            </p>
          )}
        </>
      }
      main={
        <Button aria-busy={isSaving} onClick={() => void confirm()}>
          {t(isSaving ? 'verdict.saving' : 'verdict.confirm')}
        </Button>
      }
    >
      {guest.first && <FirstTime first={guest.first} />}
      <p>{t('guest.people', { count: guest.total_guests_attended })}</p>
    </ColourDialog>
  );
}
