import { useTranslation } from '@janur/i18n';
import { ActionIcon, Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { CopyIcon, CrossIcon, TickIcon } from './icons.tsx';
import { spoken } from './styles.ts';

interface CopyButtonProps {
  text: string;
  /** Names what is copied. */
  label: string;
  /** With words it is a button of its own, without them only the drawing. */
  children?: ReactNode;
}

export function CopyButton({ text, label, children }: CopyButtonProps) {
  const { t } = useTranslation();
  const { copy, copied, error } = useClipboard({ timeout: 2000 });
  const StateIcon = copied ? TickIcon : error ? CrossIcon : CopyIcon;
  const said = copied ? t('parts.copied') : error ? t('parts.copy_failed') : '';
  const parts = { 'aria-label': label, title: said || label, onClick: () => copy(text) };
  return (
    <>
      {children ? (
        <Button variant="default" {...parts}>
          <StateIcon /> {said || children}
        </Button>
      ) : (
        <ActionIcon {...parts}>
          <StateIcon />
        </ActionIcon>
      )}
      <span role="status" css={spoken}>
        {said}
      </span>
    </>
  );
}
