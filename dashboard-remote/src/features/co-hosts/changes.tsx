import type { HostChange } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { ago } from '../../parts/times.ts';

const STEP = 12;
const MOST = 96;

/** Who of all who keep the invitation did what, the latest first. */
export function Changes() {
  const { t } = useTranslation();
  const reason = useReason();
  const [limit, setLimit] = useState(STEP);
  const changes = useQuery({
    ...queryOf(api, routes.listHostChanges, { query: { limit } }),
    placeholderData: keepPreviousData,
  });
  if (changes.isError && !changes.data) return <Problem>{reason(changes.error)}</Problem>;
  if (!changes.data) return <Skeleton h={200} radius={12} m={18} w="auto" />;
  const { data: lines, meta } = changes.data;
  if (lines.length === 0)
    return <p css={{ margin: 0, padding: '4px 18px 18px', color: ledger.muted }}>{t('co_hosts.no_changes')}</p>;
  return (
    <>
      <ol css={{ margin: 0, padding: '0 18px 8px', listStyle: 'none' }}>
        {lines.map((change) => (
          <Line key={change.id} change={change} />
        ))}
      </ol>
      {meta.total_data > lines.length && limit < MOST && (
        <Button variant="subtle" m="0 8px 12px" onClick={() => setLimit(limit + STEP)}>
          {t('co_hosts.older')}
        </Button>
      )}
    </>
  );
}

function Line({ change: { at, action, by, role, subject, count } }: { change: HostChange }) {
  const { t, i18n } = useTranslation();
  const who = by ?? t('co_hosts.somebody');
  const what = t(`co_hosts.did.${action.replaceAll(/[.-]/g, '_')}`);
  const about = subject ?? (count === null ? undefined : t('guests.count', { count, number: String(count) }));
  return (
    <li css={line}>
      <b css={{ fontWeight: 700 }}>{who}</b>
      {role === 'ADMIN' && <span css={{ color: ledger.muted }}> ({t('co_hosts.organiser')})</span>} {what}
      {about && <span>: {about}</span>}
      <time dateTime={at} css={{ display: 'block', color: ledger.muted, fontSize: 13.5 }}>
        {ago(at, i18n.language)}
      </time>
    </li>
  );
}

const line = {
  padding: '10px 0',
  borderTop: `1px solid ${ledger.line}`,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '&:first-of-type': { borderTop: 0 },
} as const;
