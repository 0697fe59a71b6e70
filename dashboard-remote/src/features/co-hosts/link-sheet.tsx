import type { CoHostWithLink } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { CopyButton } from '../../parts/copy-button.tsx';
import { SendIcon } from '../../parts/icons.tsx';
import { QrCode } from '../../parts/qr-code.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { timeOf } from '../../parts/times.ts';
import { whatsappLink } from '../../parts/whatsapp-link.ts';
import { joinAddress } from './use-co-hosts.ts';

interface LinkSheetProps {
  coHost: CoHostWithLink;
  couple: string;
  onClose: () => void;
}

/** The link of one co-host: sent, copied or scanned now, and nowhere to be seen afterwards. */
export function LinkSheet({
  coHost: { name, username, phone_number, link_token, link_until },
  couple,
  onClose,
}: LinkSheetProps) {
  const { t, i18n } = useTranslation();
  const address = joinAddress(location.origin, link_token);
  const until = link_until ? timeOf(link_until, i18n.language) : '';
  const message = t('co_hosts.message', { name, couple, address, username, until });
  return (
    <Sheet
      title={t('co_hosts.link_of', { name })}
      width={520}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('co_hosts.sent')}
        </Button>
      }
    >
      <div role="status" css={{ display: 'grid', gap: 16, marginBottom: 22 }}>
        <p css={{ margin: 0, lineHeight: 1.5 }}>{t('co_hosts.link_advice', { name, until })}</p>
        <p css={{ margin: 0, color: ledger.warning, fontSize: 14, fontWeight: 600, lineHeight: 1.5 }}>
          {t('co_hosts.link_warning', { name })}
        </p>
        <Button
          component="a"
          size="md"
          h={52}
          data-autofocus
          href={whatsappLink(phone_number, message)}
          target="_blank"
          rel="noopener"
          leftSection={<SendIcon />}
        >
          {t('co_hosts.whatsapp')}
        </Button>
        <CopyButton text={address} label={t('co_hosts.copy')}>
          {t('co_hosts.copy')}
        </CopyButton>
        <figure css={card}>
          <QrCode content={address} label={t('co_hosts.qr_of', { name })} size={132} />
          <figcaption>
            <b css={{ display: 'block', marginBottom: 4 }}>{t('co_hosts.qr')}</b>
            <span css={{ color: ledger.muted, lineHeight: 1.5 }}>{t('co_hosts.qr_advice')}</span>
          </figcaption>
        </figure>
        <p css={{ margin: 0, color: ledger.muted, fontSize: 14, lineHeight: 1.5 }}>
          {t('co_hosts.username_is')}{' '}
          <code css={{ fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' }}>{username}</code>
        </p>
      </div>
    </Sheet>
  );
}

const card = {
  display: 'grid',
  gridTemplateColumns: '132px 1fr',
  alignItems: 'center',
  gap: 16,
  margin: 0,
  padding: 14,
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: ledger.head,
  '& svg': { borderRadius: 10 },
} as const;
