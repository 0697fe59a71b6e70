import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Problem } from './problem.tsx';
import { Sheet } from './sheet.tsx';

interface ConfirmProps {
  /** Asks by the name of what goes. */
  title: string;
  children: ReactNode;
  /** The deed in its own word. */
  verb: string;
  isBusy: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something goes for good. */
export function Confirm({ title, children, verb, isBusy, problem, onConfirm, onClose }: ConfirmProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      title={title}
      place="middle"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('parts.keep')}
          </Button>
          <Button onClick={onConfirm} disabled={isBusy} variant="light" color="danger">
            {verb}
          </Button>
        </>
      }
    >
      {children}
      {problem && <Problem>{problem}</Problem>}
    </Sheet>
  );
}
