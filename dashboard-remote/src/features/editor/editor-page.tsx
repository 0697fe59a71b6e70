import type { DataOf, getClientOption } from '@janur/contracts';
import { ApiError, queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { api } from '../../data.ts';
import { NotFoundPage, ProblemPage } from '../../layout/problem-pages.tsx';
import { EditorProvider } from './editor-context.tsx';
import { createEditorStore } from './editor-store.ts';
import { NoSlugYet } from './new/no-slug-yet.tsx';
import { EditorLayout } from './page/editor-layout.tsx';
import { EditorSkeleton } from './page/editor-skeleton.tsx';

/** What is loaded for an editor is its own: opened again, it asks anew. */
const FRESH = { gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** One client's invitation, slug by slug: `?option=` is which, `?panel=` what of it. */
export function EditorPage() {
  const { t } = useTranslation();
  const { clientId } = useParams();
  const [params] = useSearchParams();
  const detail = useQuery({
    ...queryOf(api, routes.getClientDetail, { params: { clientId: Number(clientId) } }),
    ...FRESH,
  });
  const client = detail.data?.data;

  if (isGone(detail.error) || !/^\d+$/.test(clientId ?? '')) return <NotFoundPage />;
  if (detail.isError && !client)
    return (
      <ProblemPage
        title={t('editor.failed')}
        advice={t('problem.check_connection')}
        onRetry={() => void detail.refetch()}
      />
    );
  if (!client) return <EditorSkeleton />;
  const option = client.options.find(({ id }) => String(id) === params.get('option')) ?? client.options[0];
  if (!option) return <NoSlugYet client={client} />;
  return <OptionEditor key={option.id} optionId={option.id} options={client.options} />;
}

type Options = readonly { id: number; slug: string }[];

function OptionEditor({ optionId, options }: { optionId: number; options: Options }) {
  const { t } = useTranslation();
  const stored = useQuery({ ...queryOf(api, routes.getClientOption, { params: { optionId } }), ...FRESH });
  if (isGone(stored.error)) return <NotFoundPage />;
  if (stored.isError)
    return (
      <ProblemPage
        title={t('editor.failed')}
        advice={t('problem.check_connection')}
        onRetry={() => void stored.refetch()}
      />
    );
  if (!stored.data) return <EditorSkeleton />;
  return <LoadedEditor stored={stored.data.data} options={options} />;
}

function LoadedEditor({ stored, options }: { stored: DataOf<typeof getClientOption>; options: Options }) {
  const queries = useQueryClient();
  const [store] = useState(() => createEditorStore(api, stored));
  function saved() {
    for (const { path } of [routes.listAuditLog, routes.listClients, routes.getClientsOverview, routes.getClientDetail])
      void queries.invalidateQueries({ queryKey: [path] });
  }
  return (
    <EditorProvider value={store}>
      <EditorLayout options={options} onSaved={saved} />
    </EditorProvider>
  );
}

const isGone = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 422);
