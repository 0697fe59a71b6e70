import type { DataOf, getClientsOverview } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { type ClientSearch, SORTS } from './client-search.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { useTemplates } from '../../parts/templates/use-templates.ts';
import { ToolSelect } from '../../parts/tool-select.tsx';

interface ClientToolsProps {
  search: ClientSearch;
  overview: DataOf<typeof getClientsOverview> | undefined;
  hrefOf: (change: Partial<ClientSearch>) => string;
  change: (change: Partial<ClientSearch>, options?: { replace: boolean }) => void;
}

/** Search, status, template and order of the list. */
export function ClientTools({ search, overview, hrefOf, change }: ClientToolsProps) {
  const { t } = useTranslation();
  const templates = useTemplates().choicesWith(search.template);
  return (
    <div role="search" aria-label={t('clients.title')} css={tools}>
      <SearchField
        label={t('clients.search')}
        value={search.search}
        onSearch={(text) => change({ search: text }, { replace: true })}
      />
      <StatusTabs current={search.status} counts={overview} hrefOf={(status) => hrefOf({ status })} />
      <div css={selects}>
        <ToolSelect
          label={t('clients.template')}
          value={search.template ?? ''}
          options={[{ value: '', text: t('clients.all_templates') }, ...templates]}
          onChange={(template) => change({ template: template || undefined })}
        />
        <ToolSelect
          label={t('clients.sort.label')}
          labelShown="wide"
          value={search.sort}
          options={SORTS.map((sort) => ({ value: sort, text: t(`clients.sort.${sort.replace('.', '_')}`) }))}
          onChange={(sort) => change({ sort })}
        />
      </div>
    </div>
  );
}

const tools = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px',
  // the search gives way before the choices beside it fall into a second row
  '@container (min-width: 960px)': { '& > div:first-of-type': { flexBasis: 200 } },
} as const;

const selects = {
  display: 'flex',
  gap: 12,
  minWidth: 0,
  maxWidth: '100%',
  '@container (max-width: 300px)': { '&&': { gridTemplateColumns: '1fr' } },
  '@container (max-width: 560px)': { display: 'grid', gridTemplateColumns: '1fr 1fr', width: '100%', gap: 8 },
} as const;
