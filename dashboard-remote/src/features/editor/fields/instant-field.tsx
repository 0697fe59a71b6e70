import { useTranslation } from '@janur/i18n';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Bound } from '../bind.ts';
import { useFieldTexts } from './use-field-texts.ts';
import { fromWallClock, toWallClock } from '../../../parts/wall-clock.ts';

const ZONE = 'Asia/Jakarta';

interface InstantFieldProps {
  of: Bound<string | null>;
  timeZone?: string;
  label?: string;
  /** An instant that this one must come after. */
  after?: string | null;
}

/** A day and a time on the clock of a zone, Jakarta's unless told. Half a date is nothing yet. */
export function InstantField({ of, timeZone = ZONE, label, after = null }: InstantFieldProps) {
  const { t } = useTranslation();
  const texts = useFieldTexts(of, label);
  const [typed, setTyped] = useState<string>();
  const isBefore = of.value !== null && after !== null && Date.parse(of.value) < Date.parse(after);
  return (
    <TextInput
      {...texts}
      type="datetime-local"
      value={typed ?? toWallClock(of.value, timeZone)}
      data-path={of.path}
      error={of.error ?? (isBefore ? t('editor.problem.ends_before') : undefined)}
      styles={{ input: { fontSize: 14 } }}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const instant = fromWallClock(currentTarget.value, timeZone);
        if (instant !== null || currentTarget.value === '') of.onChange(instant);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
