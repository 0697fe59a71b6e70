import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { typed } from '../../design/amount.ts';
import { COUNTS_TAPS } from '../../design/stray-taps.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '000', '0'];

/** Larger than the phone's own keys, and it covers nothing: amounts are typed with a thumb, standing. */
export function NumberPad({ digits, onChange }: { digits: string; onChange: (digits: string) => void }) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('gifts.pad')} css={pad} {...COUNTS_TAPS}>
      {KEYS.map((key) => (
        <button key={key} type="button" onClick={() => onChange(typed(digits, key))}>
          {key}
        </button>
      ))}
      <button type="button" aria-label={t('gifts.delete_digit')} onClick={() => onChange(digits.slice(0, -1))}>
        ⌫
      </button>
    </div>
  );
}

const pad = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 8,
  '& button': {
    minHeight: 60,
    border: 0,
    borderRadius: 16,
    background: 'var(--card)',
    fontSize: '1.5rem',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  '& button:active': { background: 'var(--border)' },
});
