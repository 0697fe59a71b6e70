import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { ago } from '../../parts/times.ts';
import { Block } from './block.tsx';

/** A page's own words for how a template failed; the others name what the page's policy blocked. */
const FAILURES: readonly string[] = ['timeout', 'load', 'contract', 'render'];
const OUTCOMES: readonly string[] = ['former', 'plain-paper'];

/** What guests' browsers told of a family. */
export function Faults({ name }: { name: string }) {
  const { t, i18n } = useTranslation();
  const query = useQuery(queryOf(api, routes.listTemplateReports, { params: { name } }));
  const reports = query.data?.data;
  if (!reports) return null;
  return (
    <Block title={t('registry.reports')}>
      {reports.length === 0 && (
        <p css={{ margin: 0, padding: '0 20px 20px', color: ledger.muted }}>{t('registry.reports_none')}</p>
      )}
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {reports.map(({ version, failure, outcome, seen, last_seen_at }) => (
          <li key={`${version} ${failure} ${outcome}`} css={line}>
            <span css={{ minWidth: 0, lineHeight: 1.4 }}>
              <b css={{ display: 'block' }}>
                {FAILURES.includes(failure)
                  ? t(`registry.failure.${failure}`)
                  : t('registry.blocked', { what: failure })}
              </b>
              <span css={{ color: ledger.muted, overflowWrap: 'anywhere' }}>
                {version}, {OUTCOMES.includes(outcome) ? t(`registry.outcome.${outcome}`) : outcome}
              </span>
            </span>
            <span css={{ lineHeight: 1.4, textAlign: 'end' }}>
              {t('registry.seen_times', { count: seen, number: seen.toLocaleString(i18n.language) })}
              <span css={{ display: 'block', color: ledger.muted }}>
                {t('registry.last_seen', { time: ago(last_seen_at, i18n.language, query.dataUpdatedAt) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  padding: '12px 20px',
  borderTop: `1px solid ${ledger.line}`,
} as const;
