import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Skeleton } from '@mantine/core';
import { panes } from '../styles.ts';

/** The editor's own outline while it loads. */
export function EditorSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('editor.loading')} css={layout}>
      <div css={bar}>
        <Skeleton h={24} w={220} />
        <Skeleton h={20} w={80} />
      </div>
      <div css={side}>
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} h={20} mb={24} w={`${60 + ((index * 37) % 35)}%`} />
        ))}
      </div>
      <div css={form}>
        <Skeleton h={32} w={180} mb={28} />
        <Skeleton h={40} mb={20} />
        <Skeleton h={40} mb={20} />
        <Skeleton h={120} />
      </div>
      <div css={preview}>
        <Skeleton h="100%" radius={26} maw={316} mx="auto" />
      </div>
    </div>
  );
}

const layout = {
  display: 'grid',
  gridTemplateRows: '64px minmax(0, 1fr)',
  gridTemplateColumns: '264px minmax(0, 1fr) 404px',
  height: '100dvh',
  background: 'var(--ledger-card)',
  '@media (max-width: 74.99em)': { gridTemplateColumns: 'minmax(0, 1fr) clamp(300px, 38vw, 404px)' },
  [panes.one]: { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

const bar = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '0 24px',
  borderBottom: `1px solid ${ledger.border}`,
} as const;

const side = {
  padding: 24,
  background: 'var(--mantine-color-body)',
  '@media (max-width: 74.99em)': { display: 'none' },
} as const;
const form = { padding: '26px 28px' } as const;
const preview = { padding: 24, background: 'var(--mantine-color-body)', [panes.one]: { display: 'none' } } as const;
