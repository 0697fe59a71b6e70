import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { CopyButton } from '../../parts/copy-button.tsx';
import { QrCode } from '../../parts/qr-code.tsx';
import type { Guest } from './use-guest-list.ts';

/** The guest's own link and QR code, and the wish that came with the answer. */
export function GuestTicket({ guest }: { guest: Guest }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('guests.ticket')} css={{ marginBottom: 22 }}>
      <div css={top}>
        <QrCode content={qrCodeOf(guest)} label={t('guests.qr_of', { name: guest.name })} size={124} />
        <div css={{ minWidth: 0 }}>
          <b css={{ fontFamily: 'ui-monospace, monospace', fontSize: 15, letterSpacing: '0.04em' }}>{guest.code}</b>
          <a href={guest.invitation_link} target="_blank" rel="noopener" css={link}>
            {guest.invitation_link}
          </a>
        </div>
        <div css={copies}>
          <CopyButton text={guest.invitation_link} label={t('guests.copy_link_of', { name: guest.name })}>
            {t('guests.copy_link')}
          </CopyButton>
          <CopyButton text={quietLinkOf(guest)} label={t('guests.copy_quiet_link_of', { name: guest.name })}>
            {t('guests.copy_quiet_link')}
          </CopyButton>
        </div>
      </div>
      {guest.message && <blockquote css={wish}>{guest.message}</blockquote>}
    </section>
  );
}

/** The invitation with large letters and without music and movement (docs/decisions/073). */
export function quietLinkOf({ invitation_link }: Pick<Guest, 'invitation_link'>): string {
  const link = new URL(invitation_link);
  link.searchParams.set('calm', '1');
  return link.href;
}

/** What the guest's QR code says at the door; who is invited nowhere has only the code. */
export const qrCodeOf = ({ event_details, code }: Guest): string => event_details[0]?.qr_code ?? code;

const top = {
  display: 'grid',
  gridTemplateColumns: '124px minmax(0, 1fr)',
  gap: '14px 18px',
  alignItems: 'center',
  padding: 14,
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: ledger.head,
} as const;

const copies = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  gridColumn: '1 / -1',
  '& > button': { flex: '1 1 auto' },
  '& svg': { flex: 'none' },
} as const;

const link = {
  display: '-webkit-box',
  marginTop: 4,
  color: ledger.muted,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

const wish = {
  margin: '12px 0 0',
  padding: '10px 14px',
  borderRadius: 10,
  background: ledger.row,
  color: ledger.ink,
  overflowWrap: 'anywhere',
} as const;
