import { useTranslation } from '@janur/i18n';
import { typed } from '../../design/amount.ts';
import { keyPad } from '../../design/key-pad.ts';
import { COUNTS_TAPS } from '../../design/stray-taps.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '000', '0'];

/** Amounts are typed with a thumb, standing. */
export function NumberPad({ digits, onChange }: { digits: string; onChange: (digits: string) => void }) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('gifts.pad')} css={keyPad} {...COUNTS_TAPS}>
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
