import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEventState, useEventStore } from '../check-in/open-event.tsx';
import type { AttentionItem } from '../event-store/event-store.ts';
import { nameIn, wordsFor } from '../features/history/attention-item.ts';
import { Warning } from '../design/icons.tsx';
import { SHADOW, tones } from '../design/tokens.ts';

const SHOWN_MS = 20_000;

/** What turned out otherwise, such as the same guest at two gates: said once here, and kept in the tray. */
export function NewsBanner() {
  const { t } = useTranslation();
  const store = useEventStore();
  const navigate = useNavigate();
  const [told, setTold] = useState<AttentionItem>();
  useEventState((state) => state.revision);
  // what was undone meanwhile needs nobody any more
  const item = told && store.attention().find(({ id }) => id === told.id);

  useEffect(() => store.onNews((news) => news.type === 'attention' && setTold(news.item)), [store]);
  useEffect(() => {
    if (!told) return undefined;
    const timer = setTimeout(() => setTold(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);

  function show() {
    setTold(undefined);
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
  width: '100%',
  minHeight: 64,
  padding: '8px 18px',
  border: 0,
  borderRadius: 18,
  background: tones.twice.ground,
  color: tones.twice.ink,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'left',
  boxShadow: SHADOW,
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none' },
  '& b': { display: 'block' },
});
