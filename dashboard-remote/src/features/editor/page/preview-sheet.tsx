import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOpenSheet } from '../../../parts/sheet.tsx';

/** The preview over the whole of a small screen. */
export function PreviewSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  useOpenSheet();
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': t('editor.preview.label') } }}
    >
      <div css={sheet}>
        <div css={{ flex: 1, minHeight: 0 }}>{children}</div>
        <Button h={48} mx={16} mb={14} onClick={onClose}>
          {t('editor.preview.close')}
        </Button>
      </div>
    </Modal>
  );
}

const sheet = css({
  '--editor-side': 'var(--mantine-color-body)',
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  background: 'var(--mantine-color-body)',
});
