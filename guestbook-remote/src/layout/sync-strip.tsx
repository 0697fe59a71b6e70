import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useEventState } from '../check-in/open-event.tsx';
import { usePermissions } from '../device/role.ts';
import { CloudClock, CloudTick, Warning } from '../design/icons.tsx';
import { hidden } from '../design/hidden.ts';
import { howLong } from '../design/times.ts';
import { NARROW, TABLET, tones } from '../design/tokens.ts';
import type { AttentionItem } from '../event-store/event-store.ts';
import { ListOnItsWay } from '../features/offline/list-on-its-way.tsx';
import { lineFor, nameIn } from '../features/history/attention-item.ts';
import { useNews } from './use-news.ts';

const KINDS = ['here', 'everywhere', 'attention'] as const;

/** Saved here, saved everywhere, needs attention: the three counts, and for who may see them the way to their records. */
export function SyncStrip() {
  const { t } = useTranslation();
  const { isFullRole } = usePermissions();
  const here = useEventState((state) => state.saved_here);
  const everywhere = useEventState((state) => state.saved_everywhere);
  const attention = useEventState((state) => state.needs_attention);
  const counts = { here, everywhere, attention };
  // the words that are seen first, for who says them to the device (WCAG 2.5.3), then what they mean
  const seen = KINDS.map((kind) => `${counts[kind]} ${t(`sync.${kind}`)}`).join(' ');
  const meant = KINDS.map((kind) => t(`sync.${kind}_long`, { count: counts[kind] })).join('. ');
  const news = useNews();
  const told = news && `${nameIn(news)}. ${t(lineFor(news))}`;
  const label = [told, `${t('sync.title')}: ${seen}`, meant].filter(Boolean).join('. ');
  const shown = (
    <>
      <Count kind="here" count={here} icon={<CloudClock size={22} />} label={t('sync.here')} />
      <Count kind="everywhere" count={everywhere} icon={<CloudTick size={22} />} label={t('sync.everywhere')} />
      <Count kind="attention" count={attention} icon={<Warning size={20} />} label={t('sync.attention')} />
      {news && <NewsBanner news={news} />}
    </>
  );
  return (
    <>
      {isFullRole ? (
        <Link to="/history" css={[strip, news && covered]} aria-label={label}>
          {shown}
        </Link>
      ) : (
        <div role="img" css={[strip, news && covered]} aria-label={label}>
          {shown}
        </div>
      )}
      <p role="status" css={hidden}>
        {told}
      </p>
      <LinkNotice />
    </>
  );
}

/** Said once over the counts, which lead to the same place, and kept in the tray: it moves nothing. */
function NewsBanner({ news }: { news: AttentionItem }) {
  const { t } = useTranslation();
  return (
    <div css={banner}>
      <Warning />
      <p>
        <b>{nameIn(news)}</b> {t(lineFor(news))}
      </p>
    </div>
  );
}

interface CountProps {
  kind: (typeof KINDS)[number];
  count: number;
  icon: ReactNode;
  label: string;
}

function Count({ kind, count, icon, label }: CountProps) {
  return (
    <span data-kind={kind} data-some={count > 0 || undefined}>
      {icon}
      <b>{count}</b> <small>{label}</small>{' '}
    </span>
  );
}

/** What hinders, in a sentence; nothing while nothing does. */
function LinkNotice() {
  const { t, i18n } = useTranslation();
  const link = useEventState((state) => state.link);
  const hasList = useEventState((state) => state.has_list);
  const peers = useEventState((state) => state.peers.length);
  const problem = useEventState((state) => state.storage_problem);
  const offset = useEventState((state) => (state.is_clock_wrong ? state.clock_offset : null));
  const notices = [
    problem && t('sync.storage'),
    // before the first list the words about it say whether there is a network
    link === 'offline' && hasList && (peers > 0 ? t('mesh.offline', { count: peers }) : t('sync.offline')),
    offset !== null && t('sync.clock', { time: howLong(Math.abs(offset), i18n.language) }),
  ].filter((text) => typeof text === 'string');
  return (
    <div role="status">
      {!hasList && link !== 'logged-out' && (
        <div css={notice}>
          <ListOnItsWay />
        </div>
      )}
      {notices.map((text) => (
        <p key={text} css={notice}>
          {text}
        </p>
      ))}
      {link === 'logged-out' && (
        <Link to="/login" css={[notice, { display: 'block', minHeight: 56 }]}>
          {t('sync.logged_out')}
        </Link>
      )}
    </div>
  );
}

/** What lies under the news is not seen. */
const covered = css({ '& > span': { visibility: 'hidden' } });

const banner = css({
  position: 'absolute',
  zIndex: 1,
  inset: '0 0 auto',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: '100%',
  padding: '8px 18px',
  borderRadius: 16,
  background: tones.twice.ground,
  color: tones.twice.ink,
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none' },
  '&& b': { display: 'block', fontSize: '1rem' },
});

const strip = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'center',
  minHeight: 56,
  margin: '0 16px 8px',
  borderRadius: 16,
  background: 'var(--card)',
  color: 'var(--quiet)',
  textDecoration: 'none',
  [TABLET]: { margin: '0 24px 12px' },
  '& > span': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1px 6px',
    padding: '6px 4px',
    lineHeight: 1.1,
  },
  '& > span + span': { borderLeft: '1px solid var(--border)' },
  '& b': { fontSize: '1.0625rem', fontWeight: 800, fontVariantNumeric: 'tabular-nums' },
  '& small': {
    flexBasis: '100%',
    fontSize: '0.8125rem',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textAlign: 'center',
  },
  '& [data-kind=here][data-some]': { color: 'var(--here)' },
  '& [data-kind=everywhere][data-some]': { color: 'var(--good)' },
  '& [data-kind=attention][data-some]': { color: 'var(--twice)' },
  [NARROW]: { gridTemplateColumns: '1fr' },
});

const notice = css({
  margin: '0 16px 8px',
  padding: '8px 16px',
  borderRadius: 14,
  border: '2px dashed var(--here)',
  color: 'var(--here)',
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  [TABLET]: { margin: '0 24px 12px' },
});
