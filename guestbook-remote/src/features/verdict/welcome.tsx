import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useDesk } from '../../check-in/desk-context.tsx';
import type { Verdict } from '../../check-in/verdict.ts';
import { Button } from '../../look/button.tsx';
import { Stepper } from '../../look/stepper.tsx';
import { Toggle, togglePair } from '../../look/toggle.tsx';
import { ColourScreen } from './colour-screen.tsx';
import { TableNumber } from './table-number.tsx';

/** The guest is on the list: how many came, what they brought and got, then Confirm. */
export function Welcome({ verdict }: { verdict: Extract<Verdict, { state: 'welcome' }> }) {
  const { t } = useTranslation();
  const { change, confirm, close } = useDesk((desk) => desk);
  const { guest, draft, isSending } = verdict;
  return (
    <ColourScreen
      tone="good"
      word={t('verdict.welcome')}
      headline={guest.name}
      onClose={close}
      actions={
        <>
          <Stepper
            label={t('pax.coming')}
            note={noteOn(draft.pax, guest.total_guests, t)}
            value={draft.pax}
            onChange={(pax) => change({ pax })}
            isLocked={isSending}
          />
          <div css={togglePair}>
            <Toggle
              label={t('guest.gift')}
              isOn={draft.gift}
              onChange={(gift) => change({ gift })}
              isLocked={isSending}
            />
            <Toggle
              label={t('guest.souvenir')}
              isOn={draft.souvenir}
              onChange={(souvenir) => change({ souvenir })}
              isLocked={isSending}
            />
          </div>
          <Button aria-busy={isSending} onClick={() => void confirm()}>
            {t(isSending ? 'verdict.sending' : 'verdict.confirm')}
          </Button>
        </>
      }
    >
      <TableNumber table={guest.table_number} />
      {guest.detail && <span css={chip}>{guest.detail}</span>}
      {guest.confirmation_status === 'DECLINED' && <span css={chip}>{t('guest.declined')}</span>}
    </ColourScreen>
  );
}

function noteOn(pax: number, invited: number, t: (key: string, values: { count: number }) => string) {
  if (invited < 1) return undefined;
  return pax > invited ? t('pax.above', { count: invited }) : t('pax.invited', { count: invited });
}

const chip = css({
  display: 'inline-block',
  margin: '14px 8px 0 0',
  padding: '8px 14px',
  borderRadius: 99,
  background: 'var(--wash)',
  fontSize: '1.0625rem',
  fontWeight: 700,
});
