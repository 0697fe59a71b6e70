import { FONT_TITLE, ledger } from '@janur/ui';
import { type ReactNode, useId } from 'react';
import { useModal } from '../../../parts/use-modal.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** What can be done, the main one last. */
  actions: ReactNode;
  children: ReactNode;
  width?: number;
}

/** A modal on the browser's own `<dialog>`: focus stays inside and returns, Escape closes. Shown as long as it is rendered. */
export function Dialog({ title, onClose, actions, children, width = 520 }: DialogProps) {
  const dialog = useModal(onClose);
  const id = useId();

  return (
    <dialog ref={dialog} aria-labelledby={id} css={box} style={{ width: `min(${width}px, calc(100vw - 24px))` }}>
      <h2 id={id} css={{ margin: 0, font: `400 28px/1.15 ${FONT_TITLE}`, textWrap: 'balance' }}>
        {title}
      </h2>
      <div css={{ overflowY: 'auto', minHeight: 0, marginInline: -24, padding: '4px 24px' }}>{children}</div>
      <div css={foot}>{actions}</div>
    </dialog>
  );
}

const box = {
  '&[open]': { display: 'flex' },
  flexDirection: 'column',
  gap: 14,
  maxHeight: 'min(86dvh, 760px)',
  padding: 24,
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: 'var(--ledger-card)',
  color: 'var(--mantine-color-text)',
  fontSize: 14,
  fontWeight: 500,
  boxShadow: `0 24px 64px -16px ${ledger.shade}`,
  '&::backdrop': { background: ledger.shade },
} as const;

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 10,
  paddingTop: 4,
  '@media (max-width: 30em)': { '& > *': { flex: '1 1 auto' } },
} as const;
