import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEventStore } from '../check-in/open-event.tsx';
import type { AttentionItem } from '../event-store/event-store.ts';
import { nameIn, wordsFor } from '../features/history/attention-item.ts';
import { Warning } from '../design/icons.tsx';
import { tones } from '../design/tokens.ts';

const SHOWN_MS = 20_000;

/** What turned out otherwise, such as the same guest at two gates: said once here, and kept in the tray. */
export function NewsBanner() {
  const { t } = useTranslation();
  const store = useEventStore();
  const navigate = useNavigate();
  const [item, setItem] = useState<AttentionItem>();

  useEffect(() => store.onNews((news) => news.type === 'attention' && setItem(news.item)), [store]);
  useEffect(() => {
    if (!item) return undefined;
    const timer = setTimeout(() => setItem(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [item]);

  function show() {
    setItem(undefined);
    void navigate('/history');
  }

  return (
    <div role="status">
      {item && (
        <button type="button" css={banner} onClick={show}>
          <Warning />
          <span>
            <b>{nameIn(item)}</b>
            {t(item.kind === 'refused' ? wordsFor(item.reason) : `attention.${item.kind}`)}
          </span>
        </button>
      )}
    </div>
  );
}

const banner = css({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: 'calc(100% - 24px)',
  minHeight: 64,
  margin: '0 12px 22px',
  padding: '8px 18px',
  border: 0,
  borderRadius: 18,
  background: tones.twice.ground,
  color: tones.twice.ink,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none' },
  '& b': { display: 'block' },
});
