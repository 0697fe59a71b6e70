import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Skeleton } from '@mantine/core';

/** The list's shape, column by column, while its first page is on the way. */
export function ClientsSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('clients.loading')}>
      <div css={head} />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} css={line}>
          <span css={{ display: 'flex', alignItems: 'center', gap: 14 }}>
            <Skeleton w={40} h={50} radius={6} css={{ flex: 'none' }} />
            <TwoLines first={`${62 + ((row * 17) % 30)}%`} second="44%" />
          </span>
          <Skeleton h={28} radius={8} data-column="slugs" style={{ width: `${46 + ((row * 23) % 40)}%` }} />
          <TwoLines first={112} second={76} />
          <Skeleton h={15} w={74} data-column="status" />
          <TwoLines first={96} second={72} data-column="account" />
        </div>
      ))}
    </div>
  );
}

function TwoLines({ first, second, ...rest }: { first: string | number; second: string | number }) {
  return (
    <span css={{ flex: 1 }} {...rest}>
      <Skeleton h={15} w={first} />
      <Skeleton h={12} w={second} mt={8} />
    </span>
  );
}

const head = { height: 38, borderTop: `1px solid ${ledger.border}`, background: ledger.head } as const;

const line = {
  display: 'grid',
  gridTemplateColumns: 'calc(27% - 16px) 1fr 138px 106px 304px',
  alignItems: 'center',
  columnGap: 12,
  height: 60,
  padding: '0 16px',
  borderTop: `1px solid ${ledger.line}`,
  '@container (max-width: 960px)': {
    gridTemplateColumns: 'calc(32% - 16px) 1fr 138px 246px',
    '& [data-column=account]': { display: 'none' },
  },
  '@container (max-width: 640px)': {
    gridTemplateColumns: '1fr 112px',
    '& [data-column]': { display: 'none' },
  },
} as const;
