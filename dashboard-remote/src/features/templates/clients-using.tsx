import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../data.ts';
import { oneLine } from '../../parts/styles.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { useTemplates } from '../../parts/templates/use-templates.ts';
import { useListSearch } from '../../parts/url-state.ts';
import { Block } from './block.tsx';
import { useGuestOrigin } from '../../parts/guest-origin.ts';

/** The invitations that wear a family. */
export function ClientsUsing({ name }: { name: string }) {
  const { t } = useTranslation();
  const guests = useGuestOrigin();
  const { nameOf } = useTemplates();
  const { search: list, hrefOf, change } = useListSearch();
  const query = useQuery({
    ...queryOf(api, routes.listTemplateClients, { params: { name }, query: { page: list.page, limit: list.limit } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Block title={t('registry.clients')}>
      <PagedList
        query={query}
        words={{ loading: t('registry.clients_loading'), failed: t('registry.clients_failed') }}
        empty={<p css={{ margin: 0, padding: '0 20px 20px', color: ledger.muted }}>{t('registry.clients_none')}</p>}
        hrefOf={hrefOf}
        onLimit={(limit) => change({ limit })}
      >
        {(clients) => (
          <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {clients.map(({ client_id, client_name, slug, template }) => (
              <li key={slug} css={line}>
                <Link to={`/clients/${client_id}`} css={[oneLine, link]}>
                  {client_name}
                </Link>
                <a
                  href={`${guests}/${slug}`}
                  target="_blank"
                  rel="noopener"
                  css={[oneLine, { color: ledger.muted, lineHeight: '24px' }]}
                >
                  /{slug}
                </a>
                <span css={[oneLine, { color: ledger.muted }]}>{nameOf(template)}</span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Block>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: 48,
  padding: '6px 20px',
  borderTop: `1px solid ${ledger.line}`,
  '@container (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

const link = {
  color: ledger.ink,
  lineHeight: '24px',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
} as const;
