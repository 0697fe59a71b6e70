import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useEventStore, useEventState } from '../../check-in/open-event.tsx';
import { Notice } from '../../design/notice.tsx';
import { Page } from '../../design/page.tsx';
import { AttentionCard } from './attention-card.tsx';
import { HistoryRows } from '../../check-in/history-rows.tsx';

/** The tray of what needs a person, and everything that was done on this device. */
export function HistoryPage() {
  const { t } = useTranslation();
  const store = useEventStore();
  useEventState((state) => state.revision);
  const isSyncing = useEventState((state) => state.is_syncing);
  const items = store.attention();
  const isEmpty = items.length === 0 && store.history().length === 0;
  return (
    <Page
      title={t('history.title')}
      aside={
        <button type="button" css={send} aria-busy={isSyncing} onClick={() => void store.sync()}>
          {t('history.send_now')}
        </button>
      }
    >
      {items.length > 0 && (
        <section aria-label={t('history.attention')}>
          <h2 css={{ padding: '0 4px 8px', color: 'var(--twice)', fontSize: '1rem', fontWeight: 700 }}>
            {t('history.attention')}
          </h2>
          <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
            {items.map((item) => (
              <AttentionCard key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
      <HistoryRows />
      {isEmpty && <Notice title={t('history.none')} />}
    </Page>
  );
}

const send = css({
  minHeight: 56,
  padding: '0 20px',
  border: 0,
  borderRadius: 99,
  background: 'var(--card)',
  fontWeight: 600,
  '&[aria-busy=true]': { opacity: 0.6 },
});
