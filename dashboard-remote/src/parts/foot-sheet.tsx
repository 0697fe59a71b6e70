import { useTranslation } from '@janur/i18n';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { CrossIcon } from './icons.tsx';
import { SheetFoot, useOpenSheet } from './sheet.tsx';

interface FootSheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** What can be done, fixed at the foot. */
  actions?: ReactNode;
}

/** From below, so that what it is about stays in sight above it; on a wide screen from the side. */
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
      {actions && <SheetFoot isBelowText>{actions}</SheetFoot>}
    </Drawer>
  );
}

const AS_HIGH_AS_ITS_WORDS = {
  inner: { alignItems: 'flex-end' },
  content: { height: 'auto', minHeight: 0, maxHeight: '92dvh', borderRadius: '18px 18px 0 0' },
  body: { flex: '0 1 auto', minHeight: 0 },
} as const;
