import { type ColumnDefinition, GUEST_TAGS } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { media } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router';
import { FilterButton } from '../../parts/filter-button.tsx';
import { tools } from '../../parts/styles.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { ToolSelect } from '../../parts/tool-select.tsx';
import type { Host } from '../../parts/use-host.ts';
import { useMay } from '../../session/may.tsx';
import { ColumnChoices, ColumnChooser } from './column-chooser.tsx';
import { type GuestSearch, SORTS } from './guest-search.ts';
import { QuickLists } from './quick-lists.tsx';

interface GuestToolsProps {
  search: GuestSearch;
  host: Host | undefined;
  columns: readonly ColumnDefinition[];
  hrefOf: (change: Partial<GuestSearch>) => string;
  change: (change: Partial<GuestSearch>, options?: { replace: boolean }) => void;
}

/** Search, and what else narrows and orders the list: in a row, on a phone behind one button. */
export function GuestTools({ search, host, columns, hrefOf, change }: GuestToolsProps) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(media.phone.replace('@media ', ''), undefined, { getInitialValueInEffect: false });
  const filters = { search, host, change };
  const chooser = {
    columns,
    chosen: search.columns,
    onChoose: (chosen: readonly string[]) => change({ columns: chosen }, { replace: true }),
  };
  return (
    <div role="search" aria-label={t('guests.title')} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div css={isPhone ? [tools, { flexWrap: 'nowrap', gap: 8 }] : tools}>
        <SearchField
          label={t('guests.search')}
          value={search.search}
          onSearch={(text) => change({ search: text }, { replace: true })}
        />
        {isPhone ? (
          <FilterButton
            count={[search.event, search.group, search.tag, search.slug].filter((one) => one !== undefined).length}
          >
            <Filters {...filters} />
            <ColumnChoices {...chooser} />
          </FilterButton>
        ) : (
          <>
            <Filters {...filters} />
            <ColumnChooser {...chooser} />
          </>
        )}
      </div>
      <QuickLists search={search} hrefOf={hrefOf} />
    </div>
  );
}

function Filters({ search, host, change }: Pick<GuestToolsProps, 'search' | 'host' | 'change'>) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <>
      <ToolSelect
        label={t('guests.event')}
        value={String(search.event ?? '')}
        options={[
          { value: '', text: t('guests.all_events') },
          ...(host?.events ?? []).map(({ id, title }) => ({ value: String(id), text: title })),
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
      {search.event !== undefined && may('uploadTableNumbers') && (
        <Button
          component={Link}
          variant="default"
          to={`/guests/tables?event=${search.event}`}
          css={{ order: 1, marginInlineStart: 'auto' }}
        >
          {t('guests.tables_in_bulk')}
        </Button>
      )}
    </>
  );
}
