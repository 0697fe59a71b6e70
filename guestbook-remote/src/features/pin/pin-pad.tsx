import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { keyPad } from '../../design/key-pad.ts';
import { COUNTS_TAPS } from '../../design/stray-taps.ts';

interface PinPadProps {
  digits: string;
  isReady: boolean;
  isBusy: boolean;
  /** Nothing counts for a while. */
  isWaiting: boolean;
  onChange: (digits: string) => void;
  onSubmit: () => void;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The keys of a telephone, with what opens in place of the last one. */
export function PinPad({ digits, isReady, isBusy, isWaiting, onChange, onSubmit }: PinPadProps) {
  const { t } = useTranslation();
  const keyOf = (key: string) => (
    <button key={key} type="button" aria-disabled={isWaiting} onClick={() => onChange(digits + key)}>
      {key}
    </button>
  );
  return (
    <div role="group" aria-label={t('gifts.pad')} css={[keyPad, pad]} {...COUNTS_TAPS}>
      {KEYS.map(keyOf)}
      <button
        type="button"
        aria-disabled={isWaiting}
        aria-label={t('gifts.delete_digit')}
        onClick={() => onChange(digits.slice(0, -1))}
      >
        ⌫
      </button>
      {keyOf('0')}
      <button type="button" css={opens} aria-disabled={!isReady} aria-busy={isBusy} onClick={onSubmit}>
        {t('pin.open')}
      </button>
    </div>
  );
}

const pad = css({
  // the word on the last key may be long
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& button': { padding: 4, overflowWrap: 'anywhere' },
  '& button[aria-disabled=true]': { color: 'var(--quiet)' },
  '@media (max-height: 640px)': { '& button': { minHeight: 52 } },
});
const opens = css({
  '&&': { background: 'var(--accent)', color: 'var(--on-accent)', fontSize: '1.125rem' },
  '&&[aria-disabled=true]': { background: 'var(--card)', color: 'var(--quiet)' },
});
