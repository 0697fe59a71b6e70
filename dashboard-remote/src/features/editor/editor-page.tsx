import type { DataOf, getClientOption, KeptDraft } from '@janur/contracts';
import { ApiError, queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { api } from '../../data.ts';
import { NotFoundPage, ProblemPage } from '../../layout/problem-pages.tsx';
import { EditorProvider, useEditor } from './editor-context.tsx';
import { createEditorStore, draftOf } from './editor-store.ts';
import { latest, leastId, onDevice, restored } from './keeping/kept.ts';
import { RestoredNotice } from './keeping/restored-notice.tsx';
import { useKeeping } from './keeping/use-keeping.ts';
import { newIdsBelow } from './panel.ts';
import { ReviewProvider, useReviewState } from './review/use-review.ts';
import { isDirty } from './draft/draft.ts';
import { useAccount } from '../../session/use-session.ts';
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
        isPage
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
  const kept = useQuery({ ...queryOf(api, routes.getKeptDraft, { params: { optionId } }), ...FRESH, retry: false });
  if (isGone(stored.error)) return <NotFoundPage />;
  if (stored.isError)
    return (
      <ProblemPage
        isPage
        title={t('editor.failed')}
        advice={t('problem.check_connection')}
        onRetry={() => void stored.refetch()}
      />
    );
  if (!stored.data || kept.isPending) return <EditorSkeleton />;
  return <LoadedEditor stored={stored.data.data} kept={kept.data?.data} options={options} />;
}

interface LoadedEditorProps {
  stored: DataOf<typeof getClientOption>;
  /** What was not saved the last time, as far as the server has it. */
  kept: KeptDraft | null | undefined;
  options: Options;
}

function LoadedEditor({ stored, kept, options }: LoadedEditorProps) {
  const { id: accountId } = useAccount();
  const [{ store, since }] = useState(() => {
    const made = createEditorStore(api, stored);
    const unsaved = latest(kept, onDevice.read(accountId, stored.option.id));
    const base = draftOf(stored);
    const again = unsaved && restored(unsaved, base);
    const hasUnsaved = again !== undefined && isDirty(base, again.draft);
    if (hasUnsaved) {
      const { draft, clashes, theirs } = again;
      newIdsBelow(leastId(draft));
      // who saved meanwhile is asked about as after a save
      made.setState({ draft, ...(clashes.length > 0 && { overtaking: { by: null, at: null, theirs, clashes } }) });
    }
    return { store: made, since: hasUnsaved ? unsaved?.kept_at : undefined };
  });
  return (
    <EditorProvider value={store}>
      <Editor accountId={accountId} since={since} options={options} />
    </EditorProvider>
  );
}

function Editor({ accountId, since, options }: { accountId: number; since: string | undefined; options: Options }) {
  const queries = useQueryClient();
  const { id: optionId } = useEditor(({ base }) => base.option);
  useKeeping({ accountId, optionId });
  const review = useReviewState(optionId);
  function saved() {
    for (const { path } of [
      routes.listAuditLog,
      routes.listClients,
      routes.getClientsOverview,
      routes.getClientDetail,
      routes.getDraftReview,
    ])
      void queries.invalidateQueries({ queryKey: [path] });
  }
  return (
    <ReviewProvider value={review}>
      <EditorLayout options={options} onSaved={saved} />
      {since && <RestoredNotice since={since} />}
    </ReviewProvider>
  );
}

const isGone = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 422);
