import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useQuery } from '@tanstack/react-query';
import { api } from '../data.ts';

/** How many clients there are, beside their entry in the sidebar. */
export function ClientCount() {
  const { i18n } = useTranslation();
  const total = useQuery(queryOf(api, routes.getClientsOverview, {})).data?.data.total;
  return <span css={{ marginInlineStart: 'auto' }}>{total?.toLocaleString(i18n.language)}</span>;
}
