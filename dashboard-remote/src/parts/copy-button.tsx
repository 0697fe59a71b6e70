import { useTranslation } from '@janur/i18n';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { CopyIcon, CrossIcon, TickIcon } from './icons.tsx';
import { iconButton, quietButton, spoken } from './styles.ts';

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
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={said || label}
        onClick={() => copy(text)}
        css={children ? quietButton : iconButton}
      >
        <StateIcon />
        {children && (said || children)}
      </button>
      <span role="status" css={spoken}>
        {said}
      </span>
    </>
  );
}
