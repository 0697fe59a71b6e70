import { Input } from '@mantine/core';
import { useId } from 'react';
import { ChevronDownIcon } from '../../../parts/icons.tsx';
import { mutedOption } from '../../../parts/styles.ts';
import type { Bound } from '../bind.ts';
import { useFieldTexts } from './use-field-texts.ts';

interface ChoiceFieldProps<T extends string | null> {
  of: Bound<T>;
  /** `isMuted` is one that can be chosen and changes nothing. */
  choices: readonly { value: NoInfer<NonNullable<T>> | ''; text: string; isMuted?: true }[];
  label?: string;
}

/** One of some words; the empty choice, where there is one, stands for null. The platform's own list. */
export function ChoiceField<T extends string | null>({ of, choices, label }: ChoiceFieldProps<T>) {
  const { label: word, description } = useFieldTexts(of, label);
  const id = useId();
  return (
    <Input.Wrapper
      id={id}
      label={word}
      description={description}
      error={of.error}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      data-path={of.path}
    >
      <Input
        component="select"
        id={id}
        pointer
        value={of.value ?? ''}
        rightSection={<ChevronDownIcon />}
        rightSectionPointerEvents="none"
        styles={{ input: { fontSize: 14 } }}
        onChange={({ currentTarget }) => {
          const chosen = choices.find(({ value }) => value === currentTarget.value);
          // the empty choice is offered only where null may stand
          if (chosen) of.onChange((chosen.value === '' ? null : chosen.value) as T);
        }}
      >
        {choices.map(({ value, text, isMuted }) => (
          <option key={value} value={value} css={isMuted && mutedOption}>
            {text}
          </option>
        ))}
      </Input>
    </Input.Wrapper>
  );
}
