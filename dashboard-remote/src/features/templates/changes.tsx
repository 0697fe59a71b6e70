import type { RemoteFamily, VersionChanges } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';

/** How a version differs from the one that guests get: each file, and of texts what is said now and was not before. */
export function Changes({ family: { name }, version }: { family: RemoteFamily; version: string }) {
  const { t } = useTranslation();
  const reason = useReason();
  const query = useQuery(queryOf(api, routes.compareTemplateVersion, { params: { name, version } }));
  if (query.isError) return <Problem>{reason(query.error)}</Problem>;
  if (query.isPending) return <Skeleton h={48} mt={12} />;
  const { against, files } = query.data.data;
  return (
    <section css={{ marginTop: 16 }}>
      <h3 css={{ margin: 0, fontSize: 15, fontWeight: 700 }}>
        {against ? t('registry.changes_since', { version: against }) : t('registry.changes_all')}
      </h3>
      {files.length === 0 && <p css={{ margin: '4px 0 0', color: ledger.muted }}>{t('registry.changes_none')}</p>}
      <ul css={list}>
        {files.map((file) => (
          <li key={file.path} data-change={file.change}>
            <File file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function File({ file }: { file: VersionChanges['files'][number] }) {
  const { t, i18n } = useTranslation();
  const { path, change, before, after, pieces, pieces_in_all } = file;
  const weight = (bytes: number) =>
    t('registry.size', { number: Math.ceil(bytes / 1000).toLocaleString(i18n.language) });
  const weights = [before, after].filter((bytes) => bytes !== null).map(weight);
  const head = (
    <>
      <b>{t(`registry.change.${change}`)}</b> <code css={{ overflowWrap: 'anywhere' }}>{path}</code>{' '}
      <span css={{ color: ledger.muted }}>{weights.join(' → ')}</span>
    </>
  );
  if (pieces.length === 0) return head;
  return (
    <details>
      <summary css={{ minHeight: 32, lineHeight: '32px', cursor: 'pointer' }}>
        {head} <span css={{ color: ledger.muted }}>{t('registry.new_pieces', { count: pieces_in_all })}</span>
      </summary>
      <pre css={code}>
        {pieces.join('\n')}
        {pieces_in_all > pieces.length && `\n… ${pieces_in_all - pieces.length}`}
      </pre>
    </details>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
} as const;

const code = {
  margin: '4px 0 8px',
  padding: 12,
  borderRadius: 10,
  background: ledger.head,
  fontSize: 12,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
