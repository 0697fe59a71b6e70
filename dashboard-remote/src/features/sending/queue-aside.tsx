import type { MessageTemplate } from '@janur/contracts';
import type { MessageKind } from '@janur/contracts/messages';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { PenIcon } from '../../parts/icons.tsx';
import { card, oneLine } from '../../parts/styles.ts';
import type { Host } from '../../parts/use-host.ts';
import { TextSheet } from './text-sheet.tsx';
import type { useQueue } from './use-queue.ts';
import type { useTexts } from './use-texts.ts';

interface QueueAsideProps {
  queue: ReturnType<typeof useQueue>;
  kind: MessageKind;
  group: string | undefined;
  host: Host | undefined;
  own: readonly MessageTemplate[] | undefined;
  save: ReturnType<typeof useTexts>['save'];
}

/** How far the queue is, who comes next, who was last, and the text that they all get. */
export function QueueAside({ queue, kind, group, host, own, save }: QueueAsideProps) {
  const { t, i18n } = useTranslation();
  const [isWriting, setIsWriting] = useState(false);
  const done = Math.max(0, queue.total - queue.left);
  const written = (value: number) => value.toLocaleString(i18n.language);
  return (
    <aside aria-label={t('sending.queue')} css={{ display: 'grid', gap: 16 }}>
      <section css={[card, { padding: '18px 22px 20px' }]}>
        <div css={{ display: 'flex', alignItems: 'baseline', gap: 8 }}>
          <b data-number="sent" css={{ font: `400 40px/1 ${FONT_TITLE}`, fontVariantNumeric: 'tabular-nums' }}>
            {written(done)}
          </b>
          <span css={{ color: ledger.muted }}>{t('sending.of', { total: written(queue.total) })}</span>
        </div>
        <div
          role="progressbar"
          aria-label={t('sending.progress')}
          aria-valuemin={0}
          aria-valuemax={queue.total}
          aria-valuenow={done}
          css={{ height: 8, margin: '12px 0 14px', borderRadius: 4, background: ledger.line, overflow: 'hidden' }}
        >
          <div
            style={{ width: queue.total > 0 ? `${(done / queue.total) * 100}%` : 0 }}
            css={{ height: '100%', background: ledger.brand, transition: 'width 240ms' }}
          />
        </div>
        <p css={{ margin: 0, color: ledger.muted }}>{t('sending.remembered')}</p>
        {queue.last && (
          <p role="status" css={last}>
            <span css={oneLine}>{t('sending.sent_to', { name: queue.last.name })}</span>
            <Button
              variant="default"
              onClick={() => queue.last && queue.takeBack(queue.last)}
              css={{ minHeight: 36, padding: '0 10px' }}
            >
              {t('sending.take_back')}
            </Button>
          </p>
        )}
      </section>
      {queue.after.length > 0 && (
        <section css={[card, { padding: '18px 0 8px' }]}>
          <h2 css={{ margin: 0, padding: '0 22px 8px', font: `400 22px/1.2 ${FONT_TITLE}` }}>{t('sending.after')}</h2>
          <ol css={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {queue.after.map(({ code, name, guest_group, phone_number }) => (
              <li key={code} css={{ padding: '8px 22px', borderTop: `1px solid ${ledger.line}` }}>
                <b css={[oneLine, { fontWeight: 600 }]}>{name}</b>
                <span css={[oneLine, { color: ledger.muted }]}>
                  {[phone_number ?? t('sending.no_number'), guest_group].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Button variant="default" disabled={!host || !own} onClick={() => setIsWriting(true)} h={48}>
        <PenIcon /> {t('sending.write')}
      </Button>
      {isWriting && host && own && (
        <TextSheet
          kind={kind}
          group={group}
          host={host}
          own={own}
          save={save}
          sample={queue.next}
          onClose={() => setIsWriting(false)}
        />
      )}
    </aside>
  );
}

const last = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  margin: '14px 0 0',
  paddingTop: 12,
  borderTop: `1px solid ${ledger.line}`,
} as const;
