import type { MessageTemplate, RsvpRecord } from '@janur/contracts';
import type { MessageKind } from '@janur/contracts/messages';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { PenIcon } from '../../parts/icons.tsx';
import { card } from '../../parts/styles.ts';
import type { Host } from '../../parts/use-host.ts';
import { AutomaticCard } from './automatic-card.tsx';
import { PickGuest } from './pick-guest.tsx';
import { QueueList } from './queue-list.tsx';
import { TextSheet } from './text-sheet.tsx';
import type { QueueView } from './use-queue.ts';
import type { useTexts } from '../../parts/messages/use-texts.ts';

interface QueueAsideProps {
  queue: QueueView;
  kind: MessageKind;
  group: string | undefined;
  host: Host | undefined;
  own: readonly MessageTemplate[] | undefined;
  save: ReturnType<typeof useTexts>['save'];
  hrefOf: (guest: RsvpRecord) => string;
}

/** How far the queue is, who was last, who comes next, anybody else, and the text that they all get. */
export function QueueAside({ queue, kind, group, host, own, save, hrefOf }: QueueAsideProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'text' | 'pick'>();
  return (
    <aside aria-label={t('sending.queue')} css={{ display: 'grid', gap: 16, alignContent: 'start' }}>
      <QueueList queue={queue} hrefOf={hrefOf} />
      <AutomaticCard />
      {queue.isCounted && <Progress total={queue.total} left={queue.left} />}
      <div css={{ display: 'grid', gap: 10 }}>
        <Button variant="default" disabled={!host || !own} onClick={() => setOpen('text')} h={48}>
          <PenIcon /> {t('sending.write')}
        </Button>
        <Button variant="default" onClick={() => setOpen('pick')} h={48}>
          {t('sending.pick')}
        </Button>
      </div>
      {open === 'pick' && <PickGuest hrefOf={hrefOf} onClose={() => setOpen(undefined)} />}
      {open === 'text' && host && own && (
        <TextSheet
          kind={kind}
          group={group}
          host={host}
          own={own}
          save={save}
          sample={queue.next}
          onClose={() => setOpen(undefined)}
        />
      )}
    </aside>
  );
}

function Progress({ total, left }: { total: number; left: number }) {
  const { t, i18n } = useTranslation();
  const done = Math.max(0, total - left);
  const written = (value: number) => value.toLocaleString(i18n.language);
  return (
    <section css={[card, { padding: '16px 16px 14px' }]}>
      <div css={{ display: 'flex', alignItems: 'baseline', gap: 8 }}>
        <b data-number="sent" css={{ font: `400 32px/1 ${FONT_TITLE}`, fontVariantNumeric: 'tabular-nums' }}>
          {written(done)}
        </b>
        <span css={{ color: ledger.muted }}>{t('sending.of', { total: written(total) })}</span>
      </div>
      <div
        role="progressbar"
        aria-label={t('sending.progress')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        css={{ height: 8, margin: '10px 0 12px', borderRadius: 4, background: ledger.line, overflow: 'hidden' }}
      >
        <div
          style={{ width: total > 0 ? `${(done / total) * 100}%` : 0 }}
          css={{ height: '100%', background: ledger.brand, transition: 'width 240ms' }}
        />
      </div>
      <p css={{ margin: 0, color: ledger.muted }}>{t('sending.remembered')}</p>
    </section>
  );
}
