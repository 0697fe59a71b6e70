import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useId } from 'react';
import { fieldLabel } from './styles.ts';

const PER_CENT = 100;

interface OverlayFieldProps {
  /** 0 to 1; null is none. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** The look that is worn has no place for a veil. */
  isOmitted?: boolean | undefined;
}

/** How dark the veil over a picture is. */
export function OverlayField({ value, onChange, isOmitted = false }: OverlayFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const percent = Math.round((value ?? 0) * PER_CENT);
  return (
    <div>
      <label htmlFor={id} css={{ ...fieldLabel, display: 'flex', justifyContent: 'space-between' }}>
        {t('media.overlay')} <span>{percent}%</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={PER_CENT}
        step={5}
        value={percent}
        aria-describedby={isOmitted ? `${id}-omitted` : undefined}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value) / PER_CENT)}
        css={range}
        style={{ backgroundSize: `${percent}% 6px, 100% 6px`, opacity: isOmitted ? 0.5 : undefined }}
      />
      {isOmitted && (
        <span id={`${id}-omitted`} css={{ color: ledger.muted }}>
          {t('media.overlay_omitted')}
        </span>
      )}
    </div>
  );
}

const thumb = {
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  border: `2px solid ${ledger.brand}`,
  borderRadius: '50%',
  background: ledger.card,
  cursor: 'grab',
} as const;

const range = {
  display: 'block',
  width: '100%',
  height: 24,
  margin: 0,
  padding: 0,
  appearance: 'none',
  backgroundColor: 'transparent',
  backgroundImage: `linear-gradient(${ledger.brand}, ${ledger.brand}), linear-gradient(${ledger.border}, ${ledger.border})`,
  backgroundPosition: 'left center',
  backgroundRepeat: 'no-repeat',
  borderRadius: 9,
  cursor: 'pointer',
  '&::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
  '&::-moz-range-thumb': thumb,
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': { boxShadow: `0 0 0 4px ${ledger.accent}` },
  '&:focus-visible::-moz-range-thumb': { boxShadow: `0 0 0 4px ${ledger.accent}` },
} as const;
