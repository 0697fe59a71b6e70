import type { ClientAccount } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useClipboard } from '@mantine/hooks';
import { CopyIcon, CrossIcon, ExternalIcon, TickIcon } from '../../parts/icons.tsx';
import { spoken } from '../../parts/styles.ts';
import { useGuestOrigin } from '../../parts/guest-origin.ts';

interface LinkActionsProps {
  name: string;
  slugs: ClientAccount['slugs'];
}

/** Open the client's invitation and copy its link; nothing when no address of the client opens. */
export function LinkActions({ name, slugs }: LinkActionsProps) {
  const { t } = useTranslation();
  const guests = useGuestOrigin();
  const { copy, copied, error } = useClipboard({ timeout: 2000 });
  const open = slugs.find(({ is_hidden }) => !is_hidden);
  if (!open) return null;
  const address = `${guests}/${open.slug}`;
  const CopyStateIcon = copied ? TickIcon : error ? CrossIcon : CopyIcon;
  const said = copied ? t('clients.copied') : error ? t('clients.copy_failed') : '';
  return (
    <span css={{ display: 'inline-flex', gap: 4 }}>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={t('clients.open_of', { name })}
        data-hint={t('clients.open')}
        css={action}
      >
        <ExternalIcon />
      </a>
      <button
        type="button"
        aria-label={t('clients.copy_of', { name })}
        data-hint={said || t('clients.copy')}
        data-state={copied ? 'copied' : error ? 'failed' : undefined}
        onClick={() => copy(address)}
        css={action}
      >
        <CopyStateIcon />
      </button>
      <span role="status" css={spoken}>
        {said}
      </span>
    </span>
  );
}

const action = {
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: ledger.muted,
  cursor: 'pointer',
  '&:hover, &:focus-visible, &[data-state]': {
    background: ledger.card,
    boxShadow: `0 0 0 1px ${ledger.border}`,
    color: ledger.ink,
  },
  '&[data-state=copied]': { color: ledger.success },
  '&[data-state=failed]': { color: ledger.danger },
  '&::after': {
    content: 'attr(data-hint)',
    position: 'absolute',
    insetInlineEnd: 0,
    bottom: 'calc(100% + 6px)',
    zIndex: 3,
    padding: '5px 9px',
    borderRadius: 7,
    background: ledger.ink,
    color: ledger.card,
    fontSize: 13,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    opacity: 0,
    pointerEvents: 'none',
    transition: 'opacity 120ms',
  },
  '&:hover::after, &:focus-visible::after, &[data-state]::after': { opacity: 1 },
  '@media (hover: none)': { width: 44, height: 44 },
} as const;
