import type { RemoteFamily } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data.ts';

export const familiesQuery = queryOf(api, routes.listTemplateFamilies, {});
export const versionsQuery = (name: string) => queryOf(api, routes.listTemplateVersions, { params: { name } });

export const useFamilies = () => useQuery({ ...familiesQuery, select: ({ data }) => data });

/** After a version was served, tried, taken back or published: what guests get is asked anew. */
export function useRefreshFamilies(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: familiesQuery.queryKey }),
      queries.invalidateQueries({ queryKey: [routes.listTemplateVersions.path] }),
      queries.invalidateQueries({ queryKey: [routes.listTemplates.path] }),
    ]);
}

/** Where a family can be looked at, with any demo client. */
export function previewHref({ template_ids: [template] }: RemoteFamily): string {
  return template === undefined ? '/playground' : `/playground?${new URLSearchParams({ template }).toString()}`;
}
