import { type ColumnDefinition, GUEST_TAGS } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { pushed, tools } from '../../parts/styles.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { ToolSelect } from '../../parts/tool-select.tsx';
import type { Host } from '../../parts/use-host.ts';
import { useMay } from '../../session/may.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { type GuestSearch, SORTS } from './guest-search.ts';
import { QuickLists } from './quick-lists.tsx';

interface GuestToolsProps {
  search: GuestSearch;
  host: Host | undefined;
  columns: readonly ColumnDefinition[];
  hrefOf: (change: Partial<GuestSearch>) => string;
  change: (change: Partial<GuestSearch>, options?: { replace: boolean }) => void;
}

/** Search, event, answer, group, order and columns of the list. */
export function GuestTools({ search, host, columns, hrefOf, change }: GuestToolsProps) {
  const { t } = useTranslation();
  const may = useMay();
  const events = host?.events ?? [];
  return (
    <div role="search" aria-label={t('guests.title')} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div css={tools}>
        <SearchField
          label={t('guests.search')}
          value={search.search}
          onSearch={(text) => change({ search: text }, { replace: true })}
        />
        <div css={filters}>
          <ToolSelect
            label={t('guests.event')}
            value={String(search.event ?? '')}
            options={[
              { value: '', text: t('guests.all_events') },
              ...events.map(({ id, title }) => ({ value: String(id), text: title })),
            ]}
            onChange={(event) => change({ event: event === '' ? undefined : Number(event) })}
          />
          {(host?.guest_groups.length ?? 0) > 0 && (
            <ToolSelect
              label={t('guests.group')}
              value={search.group ?? ''}
              options={[
                { value: '', text: t('guests.all_groups') },
                ...(host?.guest_groups ?? []).map((group) => ({ value: group, text: group })),
              ]}
              onChange={(group) => change({ group: group || undefined })}
            />
          )}
          <ToolSelect
            label={t('guests.tags.title')}
            value={search.tag ?? ''}
            options={[
              { value: '', text: t('guests.tags.all') },
              ...GUEST_TAGS.map((tag) => ({ value: tag, text: t(`guests.tags.${tag}`) })),
            ]}
            onChange={(tag) => change({ tag: GUEST_TAGS.find((known) => known === tag) })}
          />
          {(host?.slugs.length ?? 0) > 1 && (
            <ToolSelect
              label={t('guests.slug')}
              value={search.slug ?? ''}
              options={[
                { value: '', text: t('guests.all_slugs') },
                ...(host?.slugs ?? []).map(({ slug }) => ({ value: slug, text: `/${slug}` })),
              ]}
              onChange={(slug) => change({ slug: slug || undefined })}
            />
          )}
          <ToolSelect
            label={t('guests.sort.label')}
            value={search.sort}
            options={SORTS.map((sort) => ({ value: sort, text: t(`guests.sort.${sort.replace('.', '_')}`) }))}
            onChange={(sort) => change({ sort })}
          />
          <ColumnChooser
            columns={columns}
            chosen={search.columns}
            onChoose={(chosen) => change({ columns: chosen }, { replace: true })}
          />
        </div>
        {search.event !== undefined && may('uploadTableNumbers') && (
          <Button
            component={Link}
            variant="default"
            to={`/guests/tables?event=${search.event}`}
            css={{ marginInlineStart: 'auto' }}
          >
            {t('guests.tables_in_bulk')}
          </Button>
        )}
      </div>
      <QuickLists search={search} hrefOf={hrefOf} />
    </div>
  );
}

/* a row of its own on a phone, so that names come into sight */
const filters = {
  display: 'contents',
  '@media (max-width: 39.99em)': {
    display: 'flex',
    gap: 10,
    ...pushed,
  },
} as const;
