import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { type ReactNode, useId } from 'react';
import { COUNTS_TAPS } from './stray-taps.ts';
import { SHORT } from './tokens.ts';

interface StepperProps {
  label: string;
  /** Beside the label, such as how many are invited. */
  note?: ReactNode;
  value: number;
  onChange: (value: number) => void;
  /** No more than these, where more cannot be. */
  max?: number;
  isLocked?: boolean;
}

/** spec §3: a party is 1 to 1000 people. */
const MAX = 1000;

export function Stepper({ label, note, value, onChange, max = MAX, isLocked = false }: StepperProps) {
  const { t } = useTranslation();
  const id = useId();
  const step = (change: number) => onChange(Math.min(max, Math.max(1, value + change)));
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} css={caption}>
        {label}
        {note && <span css={{ fontWeight: 600, opacity: 0.8 }}>{note}</span>}
      </p>
      <div css={row} {...COUNTS_TAPS}>
        <button type="button" aria-label={t('pax.fewer')} disabled={isLocked || value <= 1} onClick={() => step(-1)}>
          −
        </button>
        <output aria-live="polite">{value}</output>
        <button type="button" aria-label={t('pax.more')} disabled={isLocked || value >= max} onClick={() => step(1)}>
          +
        </button>
      </div>
    </div>
  );
}

const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  padding: '0 4px 10px',
  fontSize: '1.0625rem',
  fontWeight: 700,
  [SHORT]: { paddingBottom: 4 },
});

const row = css({
  display: 'grid',
  gridTemplateColumns: '88px 1fr 88px',
  minHeight: 'var(--control-height, 72px)',
  borderRadius: 18,
  overflow: 'hidden',
  background: 'var(--wash, var(--card))',
  textAlign: 'center',
  '& output': {
    alignSelf: 'center',
    fontWeight: 700,
    fontSize: '2.5rem',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
  '& button': { border: 0, background: 'transparent', fontSize: '2.25rem', fontWeight: 700, lineHeight: 1 },
  '& button:focus-visible': { outlineOffset: -6, borderRadius: 18 },
  '& button:disabled': { opacity: 0.35, cursor: 'default' },
  '& button:active:enabled': { background: 'var(--wash, var(--border))' },
});
