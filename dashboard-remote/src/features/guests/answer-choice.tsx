import type { ConfirmationStatus } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { SegmentedControl } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

const STATUSES = ['CONFIRMED', 'DECLINED', 'PENDING'] as const satisfies readonly ConfirmationStatus[];

interface AnswerChoiceProps {
  label: string;
  value: ConfirmationStatus;
  onSay: (status: ConfirmationStatus) => void;
}

/** The three answers. Arrow keys choose what they pass, so that one chosen by them is said when it is confirmed or left. */
export function AnswerChoice({ label, value, onSay }: AnswerChoiceProps) {
  const { t } = useTranslation();
  const [passed, setPassed] = useState<ConfirmationStatus>();
  const isWalking = useRef(false);
  const settle = () => {
    setPassed(undefined);
    if (passed !== undefined && passed !== value) onSay(passed);
  };
  const settleAtLast = useEffectEvent(settle);
  useEffect(() => () => settleAtLast(), []);
  return (
    <SegmentedControl
      aria-label={label}
      withItemsBorders={false}
      value={passed ?? value}
      onChange={(status) => {
        if (isWalking.current) return setPassed(status);
        setPassed(undefined);
        onSay(status);
      }}
      onPointerDown={() => {
        isWalking.current = false;
      }}
      onKeyDown={({ key }: KeyboardEvent) => {
        isWalking.current = key.startsWith('Arrow');
        if (key === 'Enter' || key === ' ') settle();
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) settle();
      }}
      data={STATUSES.map((status) => ({ value: status, label: t(`guests.say.${status}`) }))}
    />
  );
}
