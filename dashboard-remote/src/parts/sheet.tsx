import { useTranslation } from '@janur/i18n';
import { css } from '@emotion/react';
import { ledger } from '@janur/ui';
import { Drawer, Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { CrossIcon } from './icons.tsx';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** What can be done, kept in sight at the foot. */
  actions?: ReactNode;
  /** `side` comes from the edge and leaves the list in sight; `middle` asks one thing. */
  place?: 'side' | 'middle';
  width?: number;
}

/** A dialog, shown as long as it is rendered: focus stays inside and returns, Escape closes the topmost one. */
export function Sheet({ title, onClose, children, actions, place = 'side', width }: SheetProps) {
  const { t } = useTranslation();
  const isTopmost = useOpenSheet();
  const shared = {
    opened: true,
    title,
    onClose: () => isTopmost() && onClose(),
    closeButtonProps: { 'aria-label': t('parts.close'), icon: <CrossIcon /> },
  };
  const content = (
    <>
      {children}
      {actions && <SheetFoot isBelowText={place === 'middle'}>{actions}</SheetFoot>}
    </>
  );
  return place === 'side' ? (
    <Drawer {...shared} position="right" size={width ?? 480}>
      {content}
    </Drawer>
  ) : (
    <Modal {...shared} centered size={width ?? 440}>
      {content}
    </Modal>
  );
}

/** What can be done, kept in sight; below a text that is no higher than itself, the dialog's own padding is under it. */
export const SheetFoot = ({ isBelowText, children }: { isBelowText: boolean; children: ReactNode }) => (
  <footer css={isBelowText ? [foot, footBelowText] : foot}>{children}</footer>
);

const open: symbol[] = [];

/** Gives the focus back to what opened it; Mantine does so only for a dialog that is closed before it is gone. */
export function useOpenSheet(): () => boolean {
  const [me] = useState(Symbol);
  useEffect(() => {
    const opener = document.activeElement;
    open.push(me);
    return () => {
      open.splice(open.indexOf(me), 1);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [me]);
  return () => open.at(-1) === me;
}

const foot = css({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 10,
  margin: 'auto -22px 0',
  padding: '14px 22px calc(14px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${ledger.border}`,
  background: ledger.card,
});
const footBelowText = css({ margin: '18px -22px -22px' });
