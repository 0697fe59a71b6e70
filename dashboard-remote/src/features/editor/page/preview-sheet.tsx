import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

/** The preview over the whole of a small screen. */
export function PreviewSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    const closed = () => close();
    element?.showModal();
    element?.addEventListener('close', closed);
    return () => element?.removeEventListener('close', closed);
  }, []);
  return (
    <dialog ref={dialog} aria-label={t('editor.preview.label')} css={sheet}>
      <div css={{ flex: 1, minHeight: 0 }}>{children}</div>
      <Button h={48} mx={16} mb={14} onClick={onClose}>
        {t('editor.preview.close')}
      </Button>
    </dialog>
  );
}

const sheet = {
  '&[open]': { display: 'flex' },
  '--editor-side': 'var(--mantine-color-body)',
  flexDirection: 'column',
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: 'var(--mantine-color-body)',
  color: 'var(--mantine-color-text)',
} as const;
