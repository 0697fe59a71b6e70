import type { Language } from '@janur/contracts/languages';
import type { MessageKind } from '@janur/contracts/messages';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { SendIcon, TickIcon } from '../../parts/icons.tsx';
import { card, input } from '../../parts/styles.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { timeOf } from '../../parts/times.ts';
import { whatsappLink } from '../../parts/whatsapp-link.ts';
import { sentAt } from './kinds.ts';
import type { QueueView } from './use-queue.ts';
import { useReturn } from '../../parts/messages/use-return.ts';
import { WhatsAppBubble } from './whatsapp-bubble.tsx';

interface NextGuestProps {
  queue: QueueView;
  kind: MessageKind;
  message: string | undefined;
  language: Language;
  /** Back to whose turn it is, where one guest was picked. */
  onDone?: (() => void) | undefined;
}

/** The one guest who is written to now: the message as it will look, WhatsApp, and then whether it really went. */
export function NextGuest({ queue, kind, message, language, onDone }: NextGuestProps) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const [written, setWritten] = useState<string>();
  const [isOpened, setIsOpened] = useState(false);
  const { next: guest } = queue;
  const heading = useRef<HTMLHeadingElement>(null);
  const done = () => {
    if (!guest || queue.isMarking) return;
    queue.markSent(guest);
    onDone?.();
  };
  // who comes back from WhatsApp has sent it as a rule, and takes it back where not
  const { leave } = useReturn(done);
  const hasSent = queue.sent.length > 0;
  useEffect(() => {
    // a card of its own each: the name of who is next stands in sight, wherever the page was scrolled to
    if (hasSent) heading.current?.scrollIntoView({ block: 'nearest' });
  }, [hasSent]);
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
  const numeral = (count: number) => count.toLocaleString(i18n.language);
  const before = sentAt(guest, kind);
  return (
    <section aria-label={t('sending.now')} css={[card, { padding: '16px 16px 14px' }]}>
      <header css={{ marginBottom: 12 }}>
        {!onDone && queue.isCounted && (
          <p css={{ margin: '0 0 4px', color: ledger.muted, fontWeight: 600 }}>
            {t('sending.nth', {
              nth: numeral(queue.total - queue.left + queue.skippedCount + 1),
              total: numeral(queue.total),
            })}
          </p>
        )}
        <h2 ref={heading} css={name}>
          {guest.name}
        </h2>
        <span css={{ color: ledger.muted }}>
          {[
            guest.guest_group,
            t('sending.people', { count: guest.total_guests }),
            guest.phone_number ?? t('sending.no_number'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {before !== null && (
          <p css={{ margin: '6px 0 0', color: ledger.warning, fontWeight: 600 }}>
            {t('sending.sent_before', { time: timeOf(before, i18n.language) })}
          </p>
        )}
      </header>
      {written === undefined ? (
        <WhatsAppBubble language={language} text={text} name={guest.name} isFolded />
      ) : (
        <textarea
          aria-label={t('sending.message_to', { name: guest.name })}
          value={written}
          rows={10}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          css={[input, { padding: '10px 12px', resize: 'vertical' }]}
        />
      )}
      <div data-opened={isOpened || undefined} css={deed}>
        <Button
          component="a"
          variant={isOpened ? 'default' : 'filled'}
          h={52}
          href={whatsappLink(guest.phone_number, text)}
          target="_blank"
          rel="noopener"
          onClick={() => {
            setIsOpened(true);
            leave();
          }}
          css={isOpened ? again : green}
        >
          <SendIcon /> {t(isOpened ? 'sending.open_again' : 'sending.open')}
        </Button>
        {isOpened ? (
          <Button ref={focusAtOnce} disabled={queue.isMarking} onClick={done} h={52} css={green}>
            <TickIcon /> {t('sending.sent_next')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => (onDone ? onDone() : queue.skip(guest.code))} h={52}>
            {t(onDone ? 'sending.back_to_queue' : 'sending.skip')}
          </Button>
        )}
        <p role="status" css={asked}>
          {isOpened ? t('sending.really_sent', { name: guest.name }) : t('sending.marked_on_return')}
        </p>
      </div>
      {queue.error && <Problem>{reason(queue.error)}</Problem>}
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginTop: 10 }}>
        <Button variant="default" onClick={() => setWritten(written === undefined ? message : undefined)}>
          {t(written === undefined ? 'sending.change_this' : 'sending.as_template')}
        </Button>
        <CopyButton text={text} label={t('sending.copy_message', { name: guest.name })}>
          {t('sending.copy')}
        </CopyButton>
        {!guest.phone_number && <span css={{ color: ledger.muted }}>{t('sending.no_number_advice')}</span>}
      </div>
    </section>
  );
}

/** Where there is no new tab to come back from, this is what one wants to press. */
const focusAtOnce = (button: HTMLElement | null): void => button?.focus({ preventScroll: true });

/** As WhatsApp's own, dark enough for white letters (7.6:1). */
const GREEN = '#165C3B';

const name = {
  margin: 0,
  scrollMarginTop: 16,
  fontSize: 20,
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
} as const;

/** On a phone it stays in sight, above the menu, however long the message is. */
const deed = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginTop: 12,
  '@media (max-width: 47.99em)': {
    position: 'sticky',
    bottom: 'calc(66px + env(safe-area-inset-bottom))',
    zIndex: 1,
    margin: '4px -16px 0',
    padding: '8px 16px',
    background: ledger.card,
  },
} as const;

const green = { '&&': { flex: '1 1 auto', background: GREEN, color: '#fff', fontSize: 16 } } as const;
/** Below the answer to whether it was sent. */
const again = { order: 1, flex: '1 1 auto' } as const;

/** The hint below the buttons; the question above its answers. */
const asked = {
  order: 2,
  flex: '1 0 100%',
  margin: 0,
  minHeight: 20,
  color: ledger.muted,
  '[data-opened] > &': { order: -1, color: ledger.ink, fontWeight: 600 },
} as const;
