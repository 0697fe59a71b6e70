import { Switch } from '@mantine/core';
import type { Bound } from '../bind.ts';
import { useFieldTexts } from './use-field-texts.ts';

/** On or off. What is not said yet (null) counts as `unsaid`. */
export function SwitchField({
  of,
  unsaid = false,
  label,
}: {
  of: Bound<boolean> | Bound<boolean | null>;
  unsaid?: boolean;
  label?: string;
}) {
  const { label: word, description } = useFieldTexts(of, label);
  return (
    <Switch
      label={word}
      description={description}
      error={of.error}
      checked={of.value ?? unsaid}
      data-path={of.path}
      onChange={({ currentTarget }) => of.onChange(currentTarget.checked)}
      styles={{ label: { fontSize: 14, fontWeight: 600 }, body: { alignItems: 'center', minHeight: 44 } }}
    />
  );
}
