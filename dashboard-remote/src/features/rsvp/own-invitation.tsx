import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { CopyButton } from '../../parts/copy-button.tsx';
import { ExternalIcon, PenIcon, SendIcon, TickIcon } from '../../parts/icons.tsx';
import { card } from '../../parts/styles.ts';
import { InvitationPicture } from '../../parts/templates/template-picture.tsx';
import type { Host } from '../../parts/use-host.ts';

/** The couple's own invitation, at hand: its address, and the three things one does with it. */
export function OwnInvitation({ host: { client_name: hosts, slugs } }: { host: Host }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('rsvp.own.title')} css={[card, { marginBottom: 16 }]}>
      {slugs.map(({ slug, link, is_hidden: isHidden }) => {
        const shown = link.replace(/^https?:\/\//, '');
        // a phone's own list of ways; elsewhere there is none, and copying does
        const canShare = 'share' in navigator;
        return (
          <div key={slug} css={row}>
            <InvitationPicture slug={slug} size={72} />
            <div css={{ flex: '1 1 160px', minWidth: 0 }}>
              <span css={state} data-hidden={isHidden || undefined}>
                {isHidden ? <PenIcon size={16} /> : <TickIcon size={16} />}
                {t(isHidden ? 'rsvp.own.draft' : 'rsvp.own.live')}
              </span>
              <b css={address}>{shown}</b>
            </div>
            <div css={deeds}>
              <CopyButton text={link} label={t('rsvp.own.copy_of', { address: shown })}>
                {t('rsvp.own.copy')}
              </CopyButton>
              {canShare && (
                <Button
                  variant="default"
                  leftSection={<SendIcon />}
                  onClick={() => void navigator.share({ title: hosts, url: link }).catch(() => undefined)}
                >
                  {t('rsvp.own.share')}
                </Button>
              )}
              <Button
                component="a"
                variant="default"
                href={link}
                target="_blank"
                rel="noopener"
                leftSection={<ExternalIcon />}
              >
                {t('rsvp.own.open')}
              </Button>
            </div>
          </div>
        );
      })}
    </section>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 14px',
  padding: '12px 16px',
  '& + &': { borderTop: `1px solid ${ledger.line}` },
} as const;

const state = {
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  color: ledger.success,
  fontSize: 14,
  fontWeight: 600,
  '&[data-hidden]': { color: ledger.warning },
} as const;

const address = { display: 'block', fontSize: 15, fontWeight: 600, overflowWrap: 'anywhere' } as const;

const deeds = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '@container (max-width: 430px)': { flex: '1 1 100%', '& > *': { flex: 1 } },
} as const;
