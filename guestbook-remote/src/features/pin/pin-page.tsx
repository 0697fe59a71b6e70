import { DOOR_PIN } from '@janur/contracts/door';
import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../device/services.tsx';
import { useUnlocked } from '../../device/unlocked.ts';
import { Button } from '../../design/button.tsx';
import { useFocus } from '../../design/use-focus.ts';
import { type PinLock, tryPin } from '../../event-store/index.ts';
import { PinPad } from './pin-pad.tsx';
import { useNewsOfPin } from './use-pin-lock.ts';

/** Asks whoever wants to change the device for the PIN of the hosts; the queue is one tap away. */
export function PinPage({ lock }: { lock: PinLock & { isAsked: true } }) {
  const { t } = useTranslation();
  const services = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const unlock = useUnlocked((state) => state.unlock);
  const field = useFocus<HTMLInputElement>();
  const [digits, setDigits] = useState('');
  useNewsOfPin();
  const attempt = useMutation({
    mutationFn: () => tryPin(services, digits),
    networkMode: 'always',
    onSuccess({ isRight }) {
      if (isRight) return unlock();
      setDigits('');
      return queries.invalidateQueries({ queryKey: ['pin'] });
    },
  });
  const isWaiting = lock.wait_ms > 0;
  const isReady = digits.length >= DOOR_PIN.shortest && !isWaiting && !attempt.isPending;

  function change(next: string) {
    if (isWaiting || attempt.isPending) return;
    attempt.reset();
    setDigits(next.slice(0, DOOR_PIN.longest));
  }
  const submit = () => isReady && attempt.mutate();

  return (
    <main css={page}>
      <h1 css={title}>{t('pin.title')}</h1>
      <p css={{ color: 'var(--quiet)', fontWeight: 500 }}>{t('pin.ask')}</p>
      <input
        ref={field}
        css={dots}
        aria-label={t('pin.label')}
        value={'●'.repeat(digits.length)}
        inputMode="none"
        autoComplete="off"
        readOnly
        onKeyDown={({ key }) => {
          if (/^[0-9]$/.test(key)) change(digits + key);
          else if (key === 'Backspace') change(digits.slice(0, -1));
          else if (key === 'Enter') submit();
          // a scanner that types a ticket tries nothing
          else if (key.length === 1) change('');
        }}
      />
      <p role="status" css={said}>
        {isWaiting ? t('pin.wait', { time: clockOf(lock.wait_ms) }) : attempt.data?.isRight === false && wrong()}
        {attempt.isError && t('sync.storage')}
      </p>
      <PinPad
        digits={digits}
        isReady={isReady}
        isBusy={attempt.isPending}
        isWaiting={isWaiting}
        onChange={change}
        onSubmit={submit}
      />
      <Button kind="plain" onClick={() => void navigate('/scan')}>
        {t('pin.back')}
      </Button>
      <p css={{ color: 'var(--quiet)', fontSize: '0.9375rem', fontWeight: 500 }}>{t('pin.forgotten')}</p>
    </main>
  );

  function wrong() {
    return lock.left > 0 ? t('pin.wrong', { count: lock.left }) : t('pin.wrong_again');
  }
}

/** Minutes and seconds: 0:45. */
function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  width: '100%',
  maxWidth: 420,
  minHeight: '100dvh',
  margin: '0 auto',
  padding: 'max(16px, 5dvh) 16px 12px',
  lineHeight: 1.35,
});
const title = css({ fontSize: '1.75rem', fontWeight: 800, lineHeight: 1.12, letterSpacing: '-0.02em' });
const dots = css({
  width: '100%',
  minHeight: 56,
  border: '1.5px solid var(--control)',
  borderRadius: 16,
  background: 'var(--card)',
  fontSize: '1.25rem',
  letterSpacing: '0.4em',
  textAlign: 'center',
  caretColor: 'transparent',
  '&:focus-visible': { outline: '3px solid var(--highlight)', outlineOffset: 0 },
});
// its lines are there before it says something: no key moves under a thumb
const said = css({ minHeight: '2.7em', color: 'var(--twice)', fontWeight: 700 });
