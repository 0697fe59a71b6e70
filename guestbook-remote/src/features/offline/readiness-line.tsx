import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { grouped } from '../../design/amount.ts';
import { CloudClock, CloudTick } from '../../design/icons.tsx';
import { stampOf } from '../../design/times.ts';
import type { OfflineReadiness } from '../../event-store/index.ts';

interface ReadinessLineProps {
  /** Undefined where nothing of the list is here. */
  readiness: OfflineReadiness | undefined;
  timezone: string;
}

/** Whether an event goes on with the network gone, and as of when. */
export function ReadinessLine({ readiness, timezone }: ReadinessLineProps) {
  const { t, i18n } = useTranslation();
  const isReady = readiness?.state === 'ready';
  return (
    <span css={line} data-ready={isReady || undefined}>
      {isReady ? <CloudTick size={22} /> : <CloudClock size={22} />}
      <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{said()}</span>
    </span>
  );

  function said() {
    if (!readiness) return t('list.missing');
    const guests = grouped(readiness.guests, i18n.language);
    if (readiness.state === 'arriving')
      return t('list.coming_of', { guests, total: grouped(readiness.total, i18n.language) });
    const time = stampOf(new Date(readiness.at), { timezone, language: i18n.language, now: new Date() });
    return t('list.ready', { count: readiness.guests, guests, time });
  }
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: 'var(--here)',
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.3,
  '&& svg': { flex: 'none', color: 'inherit' },
  '&[data-ready]': { color: 'var(--good)' },
});
