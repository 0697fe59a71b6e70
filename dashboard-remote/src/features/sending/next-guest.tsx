import type { MessageKind } from '@janur/contracts/messages';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { SendIcon, TickIcon } from '../../parts/icons.tsx';
import { card, input } from '../../parts/styles.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { whatsappLink } from './kinds.ts';
import type { useQueue } from './use-queue.ts';
import { WhatsAppBubble } from './whatsapp-bubble.tsx';

interface NextGuestProps {
  queue: ReturnType<typeof useQueue>;
  kind: MessageKind;
  message: string | undefined;
}

/** The one guest who is written to now: the message as it will look, WhatsApp, and then whether it really went. */
export function NextGuest({ queue, kind, message }: NextGuestProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const [written, setWritten] = useState<string>();
  const [isOpened, setIsOpened] = useState(false);
  const { next: guest } = queue;
  if (queue.state === 'pending' || (guest && message === undefined)) {
    return (
      <section role="status" aria-label={t('guests.loading')} css={[card, { padding: 24 }]}>
        <Skeleton h={30} w={220} />
        <Skeleton h={220} mt={20} />
      </section>
    );
  }
  if (!guest || message === undefined) {
    return (
      <section css={card}>
        {queue.skippedCount > 0 ? (
          <Empty
            title={t('sending.only_skipped', { count: queue.skippedCount })}
            advice={t('sending.only_skipped_advice')}
            action={<Button onClick={queue.unskipAll}>{t('sending.unskip')}</Button>}
          />
        ) : (
          <Empty
            title={t(queue.total > 0 ? `sending.all_done.${kind}` : `sending.nobody.${kind}`)}
            advice={t(queue.total > 0 ? 'sending.all_done_advice' : `sending.nobody_advice.${kind}`)}
            action={
              <Button component={Link} to={kind === 'INVITATION' && queue.total === 0 ? '/guests' : '/rsvp'}>
                {t(kind === 'INVITATION' && queue.total === 0 ? 'sending.to_guests' : 'sending.to_rsvp')}
              </Button>
            }
          />
        )}
      </section>
    );
  }
  const text = written ?? message;
  return (
    <section aria-label={t('sending.now')} css={[card, { padding: '20px 24px 24px' }]}>
      <header css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px', marginBottom: 14 }}>
        <h2 css={{ margin: 0, font: `400 30px/1.15 ${FONT_TITLE}`, overflowWrap: 'anywhere' }}>{guest.name}</h2>
        <span css={{ color: ledger.muted }}>
          {[guest.phone_number ?? t('sending.no_number'), guest.guest_group].filter(Boolean).join(', ')}
        </span>
      </header>
      {written === undefined ? (
        <WhatsAppBubble text={text} />
      ) : (
        <textarea
          aria-label={t('sending.message_to', { name: guest.name })}
          value={written}
          rows={10}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          css={[input, { padding: '10px 12px', resize: 'vertical' }]}
        />
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, margin: '12px 0 18px' }}>
        <Button variant="default" onClick={() => setWritten(written === undefined ? message : undefined)}>
          {t(written === undefined ? 'sending.change_this' : 'sending.as_template')}
        </Button>
        <CopyButton text={text} label={t('sending.copy_message', { name: guest.name })}>
          {t('sending.copy')}
        </CopyButton>
        {!guest.phone_number && <span css={{ color: ledger.muted }}>{t('sending.no_number_advice')}</span>}
      </div>
      <div data-opened={isOpened || undefined} css={deed}>
        <Button
          component="a"
          variant={isOpened ? 'default' : 'filled'}
          h={48}
          href={whatsappLink(guest.phone_number, text)}
          target="_blank"
          rel="noopener"
          onClick={() => setIsOpened(true)}
        >
          <SendIcon /> {t(isOpened ? 'sending.open_again' : 'sending.open')}
        </Button>
        {isOpened && (
          <Button ref={focusAtOnce} disabled={queue.isMarking} onClick={() => queue.markSent(guest)} h={48}>
            <TickIcon /> {t('sending.sent_next')}
          </Button>
        )}
        <Button variant="default" onClick={() => queue.skip(guest.code)} h={48} ml="auto">
          {t('sending.skip')}
        </Button>
      </div>
      <p role="status" css={{ margin: '10px 0 0', minHeight: 20, color: ledger.muted }}>
        {isOpened && t('sending.really_sent', { name: guest.name })}
      </p>
      {queue.error && <Problem>{reason(queue.error)}</Problem>}
    </section>
  );
}

/** Back from WhatsApp this is what one wants to press. */
const focusAtOnce = (button: HTMLElement | null): void => button?.focus();

const deed = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '@media (max-width: 30em)': { '& > a, & > button': { flex: '1 1 100%', marginInlineStart: '0 !important' } },
} as const;
