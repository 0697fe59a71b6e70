import { isHex } from '@janur/contracts/rules';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { ActionIcon, TextInput } from '@mantine/core';
import { CrossIcon } from './icons.tsx';

interface ColourInputProps {
  label: string;
  isLabelShown?: boolean;
  value: string;
  /** What is worn where nothing is said. */
  fallback?: string | undefined;
  error: string | undefined;
  path?: string;
  onChange: (value: string) => void;
  onRemove?: (() => void) | undefined;
}

/** A swatch that opens the browser's own picker, and the hex of it to read, write and paste. */
export function ColourInput(props: ColourInputProps) {
  const { label, isLabelShown, value, fallback = '', error, path, onChange, onRemove } = props;
  const { t } = useTranslation();
  const shown = isHex(value) ? value : fallback;
  return (
    <TextInput
      {...(isLabelShown ? { label } : { 'aria-label': label })}
      value={value}
      placeholder={fallback.toUpperCase()}
      maxLength={'#RRGGBBAA'.length}
      spellCheck={false}
      autoCapitalize="characters"
      error={error}
      {...(path && { 'data-path': path })}
      css={{ width: isLabelShown ? undefined : 168 }}
      styles={{ input: { fontSize: 14, fontVariantNumeric: 'tabular-nums' } }}
      leftSectionWidth={44}
      leftSection={
        <input
          type="color"
          aria-label={t('editor.colour.pick', { colour: label })}
          value={sixDigits(shown)}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
          css={swatch}
        />
      }
      rightSection={
        onRemove && (
          <ActionIcon
            css={{ '&&': { width: 30, height: 30 } }}
            aria-label={t('editor.colour.remove', { colour: label })}
            onClick={onRemove}
          >
            <CrossIcon size={14} />
          </ActionIcon>
        )
      }
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
    />
  );
}

/** What the browser's picker can show: no short form, no transparency. */
function sixDigits(hex: string): string {
  if (!isHex(hex)) return '#ffffff';
  const digits = hex.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits.slice(0, 6)}`;
}

const swatch = {
  width: 28,
  height: 28,
  padding: 0,
  border: `1px solid ${ledger.borderStrong}`,
  borderRadius: 8,
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: 7 },
  '&::-moz-color-swatch': { border: 0, borderRadius: 7 },
} as const;
