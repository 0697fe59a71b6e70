import { TextInput } from '@mantine/core';

interface NumberInputFieldProps {
  label: string;
  /** The label where it is only spoken. */
  aria?: string;
  hint?: string;
  value: number | null;
  min: number;
  max: number;
  placeholder?: string;
  error?: string | undefined;
  onChange: (value: number | null) => void;
}

/** A whole number within limits, or none. What lies outside becomes the nearest that does not. */
export function NumberInputField({
  label,
  aria,
  hint,
  value,
  min,
  max,
  placeholder,
  error,
  onChange,
}: NumberInputFieldProps) {
  return (
    <TextInput
      type="number"
      inputMode="numeric"
      label={label || undefined}
      aria-label={aria}
      description={hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      min={min}
      max={max}
      step={1}
      placeholder={placeholder}
      value={value ?? ''}
      error={error}
      styles={{ input: { fontSize: 14 } }}
      onChange={({ currentTarget }) => {
        const number = Math.round(currentTarget.valueAsNumber);
        onChange(Number.isNaN(number) ? null : Math.min(max, Math.max(min, number)));
      }}
    />
  );
}
