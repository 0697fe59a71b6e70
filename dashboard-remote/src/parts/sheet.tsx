import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { ActionIcon } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { CrossIcon } from './icons.tsx';
import { useModal } from './use-modal.ts';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** What can be done, kept in sight at the foot. */
  actions?: ReactNode;
  /** `side` comes from the edge and leaves the list in sight; `middle` asks one thing. */
  place?: 'side' | 'middle';
}

/** A panel on the browser's own `<dialog>`: focus stays inside and returns, Escape closes. Shown as long as it is rendered. */
export function Sheet({ title, onClose, children, actions, place = 'side' }: SheetProps) {
  const { t } = useTranslation();
  const dialog = useModal(onClose);
  const id = useId();

  return (
    <dialog ref={dialog} aria-labelledby={id} data-place={place} css={panel}>
      <header css={{ display: 'flex', alignItems: 'flex-start', gap: 12, padding: '18px 14px 12px 22px' }}>
        <h2
          id={id}
          css={{
            flex: 1,
            minWidth: 0,
            margin: '4px 0 0',
            font: `400 26px/1.15 ${FONT_TITLE}`,
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </h2>
        <ActionIcon aria-label={t('parts.close')} onClick={onClose}>
          <CrossIcon />
        </ActionIcon>
      </header>
      <div css={{ flex: 1, minHeight: 0, padding: '4px 22px 22px', overflowY: 'auto' }}>{children}</div>
      {actions && <footer css={foot}>{actions}</footer>}
    </dialog>
  );
}

const panel = {
  '&[open]': { display: 'flex' },
  flexDirection: 'column',
  maxWidth: 'none',
  padding: 0,
  border: 0,
  background: ledger.card,
  color: ledger.ink,
  // it may stand in a cell that says otherwise
  textAlign: 'start',
  whiteSpace: 'normal',
  fontSize: 14,
  fontWeight: 500,
  boxShadow: `0 24px 64px -16px ${ledger.shade}`,
  '&::backdrop': { background: ledger.shade },
  '&[data-place=side]': {
    width: 'min(480px, 100vw)',
    height: '100dvh',
    maxHeight: 'none',
    margin: '0 0 0 auto',
    borderInlineStart: `1px solid ${ledger.border}`,
  },
  '&[data-place=middle]': {
    width: 'min(440px, calc(100vw - 24px))',
    maxHeight: '86dvh',
    margin: 'auto',
    border: `1px solid ${ledger.border}`,
    borderRadius: 14,
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-place=side][open]': { animation: 'janur-sheet 180ms ease-out' },
    '@keyframes janur-sheet': { from: { transform: 'translateX(32px)', opacity: 0 } },
  },
} as const;

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 10,
  padding: '14px 22px calc(14px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${ledger.border}`,
} as const;
