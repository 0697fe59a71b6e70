import { SegmentedControl, type SegmentedControlProps } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

interface SettledControlProps<Value extends string> extends Omit<SegmentedControlProps<Value>, 'value' | 'onChange'> {
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * Choices of which each is saved at once. Arrow keys choose what they pass, so that one chosen by them is said when it is
 * confirmed or left; who goes away with Escape leaves things as they were.
 */
export function SettledControl<Value extends string>({ value, onChange, ...props }: SettledControlProps<Value>) {
  const [passed, setPassed] = useState<Value>();
  const isWalking = useRef(false);
  const settle = () => {
    setPassed(undefined);
    if (passed !== undefined && passed !== value) onChange(passed);
  };
  return (
    <SegmentedControl
      {...props}
      value={passed ?? value}
      onChange={(chosen) => {
        if (isWalking.current) return setPassed(chosen);
        setPassed(undefined);
        onChange(chosen);
      }}
      onPointerDown={() => {
        isWalking.current = false;
      }}
      onKeyDown={({ key }: KeyboardEvent) => {
        isWalking.current = key.startsWith('Arrow');
        if (key === 'Enter' || key === ' ') settle();
        if (key === 'Escape') setPassed(undefined);
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) settle();
      }}
    />
  );
}
