import type { PageMeta } from '@janur/contracts';
import { ledger } from '@janur/ui';
import { Skeleton } from '@mantine/core';
import { useTranslation } from '@janur/i18n';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ProblemPage } from '../layout/problem-pages.tsx';
import { Pager } from './pager.tsx';
import { scrolledRows } from './styles.ts';

interface PagedListProps<Item> {
  /** As react-query has it, the rows of the search before kept until the next ones are there. */
  query: {
    readonly data: { readonly data: readonly Item[]; readonly meta: PageMeta } | undefined;
    readonly isError: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** What is said while the first page comes, and when it does not. */
  words: { readonly loading: string; readonly failed: string };
  empty: ReactNode;
  hrefOf: (change: { page: number }) => string;
  onLimit: (limit: number) => void;
  sizes?: readonly number[];
  children: (items: readonly Item[]) => ReactNode;
}

/** One page of a list in whichever state it is. */
export function PagedList<Item>({ query, words, empty, hrefOf, onLimit, sizes, children }: PagedListProps<Item>) {
  const { t } = useTranslation();
  if (!query.data || (query.isError && !query.isPlaceholderData)) {
    if (!query.isError) return <Waiting label={words.loading} />;
    return (
      <div css={{ display: 'grid', minHeight: 360, borderTop: `1px solid ${ledger.border}` }}>
        <ProblemPage title={words.failed} advice={t('problem.check_connection')} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  const { data: items, meta } = query.data;
  if (items.length === 0 && meta.total_data > 0) return <Navigate to={hrefOf({ page: meta.last_page })} replace />;
  if (items.length === 0) return empty;
  return (
    <>
      <div aria-busy={query.isPlaceholderData} data-stale={query.isPlaceholderData || undefined} css={scrolledRows}>
        {children(items)}
      </div>
      <Pager meta={meta} hrefOf={(page) => hrefOf({ page })} onLimit={onLimit} {...(sizes && { sizes })} />
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} css={{ borderTop: `1px solid ${ledger.border}` }}>
      {[46, 62, 38, 54, 42].map((width) => (
        <div key={width} css={line}>
          <Skeleton h={15} style={{ width: `${width}%` }} />
          <Skeleton h={12} style={{ width: `${width / 2}%` }} />
        </div>
      ))}
    </div>
  );
}

const line = {
  display: 'grid',
  alignContent: 'center',
  gap: 9,
  height: 66,
  padding: '0 16px',
  '& + &': { borderTop: `1px solid ${ledger.line}` },
} as const;
