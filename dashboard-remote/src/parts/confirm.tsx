import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import type { ReactNode } from 'react';
import { quietButton } from './styles.ts';
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
          <button type="button" onClick={onClose} css={quietButton}>
            {t('parts.keep')}
          </button>
          <button type="button" onClick={onConfirm} disabled={isBusy} css={danger}>
            {verb}
          </button>
        </>
      }
    >
      {children}
      {problem && <Problem>{problem}</Problem>}
    </Sheet>
  );
}

const danger = {
  ...quietButton,
  border: `1px solid ${ledger.danger}`,
  background: ledger.dangerGround,
  color: ledger.danger,
  '&:hover': { borderColor: ledger.danger, boxShadow: `inset 0 0 0 1px ${ledger.danger}` },
} as const;
