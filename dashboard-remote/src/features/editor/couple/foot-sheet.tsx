import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { CrossIcon } from '../../../parts/icons.tsx';
import { useOpenSheet } from '../../../parts/sheet.tsx';

interface FootSheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** What can be done, fixed at the foot. */
  actions?: ReactNode;
}

/** From below, so that the invitation stays in sight above it; on a wide screen from the side. */
export function FootSheet({ title, onClose, children, actions, isWide }: FootSheetProps & { isWide: boolean }) {
  const { t } = useTranslation();
  const isTopmost = useOpenSheet();
  return (
    <Drawer
      opened
      title={title}
      onClose={() => isTopmost() && onClose()}
      position={isWide ? 'right' : 'bottom'}
      size={isWide ? 440 : 'auto'}
      closeButtonProps={{ 'aria-label': t('parts.close'), icon: <CrossIcon /> }}
      styles={isWide ? {} : AS_HIGH_AS_ITS_WORDS}
      overlayProps={{ backgroundOpacity: isWide ? 0.2 : 0.35 }}
    >
      {children}
      {actions && <footer css={foot}>{actions}</footer>}
    </Drawer>
  );
}

const AS_HIGH_AS_ITS_WORDS = {
  inner: { alignItems: 'flex-end' },
  content: { height: 'auto', minHeight: 0, maxHeight: '92dvh', borderRadius: '18px 18px 0 0' },
  body: { flex: '0 1 auto', minHeight: 0 },
} as const;

const foot = css({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 10,
  margin: '18px -22px -22px',
  padding: '14px 22px calc(14px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${ledger.border}`,
  background: ledger.card,
});
