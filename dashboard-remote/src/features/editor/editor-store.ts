import type { DataOf, getClientOption } from '@janur/contracts';
import type { Problem } from '@janur/contracts/problems';
import { type Api, ApiError, routes } from '@janur/data';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Difference } from './draft/differences.ts';
import { changesOf, clientBody, optionBody, patched, rebased, withGivenIds } from './draft/draft.ts';
import { problemsOf, type SaveFailure, saveFailure, unsolved } from './draft/problems.ts';
import type { Clash } from './draft/three-way.ts';
import type { Draft, DraftPatch } from './panel.ts';

type Stored = DataOf<typeof getClientOption>;

/** Somebody else saved first: who, when, what they changed, and where that meets my own changes. */
export interface Overtaking {
  by: string | null;
  at: string | null;
  theirs: Difference[];
  clashes: Clash[];
}

export interface EditorState {
  /** What the server has, and what it is to be. */
  base: Draft;
  draft: Draft;
  revisions: { client: number; option: number };
  isSaving: boolean;
  /** What the server says of single values, by path. */
  problems: ReadonlyMap<string, Problem>;
  failure: SaveFailure | null;
  overtaking: Overtaking | null;
}

export interface EditorStore extends StoreApi<EditorState> {
  change: (patch: DraftPatch) => void;
  /** The whole draft: after a clash was settled, or as a former version was. */
  replace: (draft: Draft) => void;
  discard: () => void;
  /** True when everything is saved. The client and its slug are two objects of the server: one may be saved without the other. */
  save: () => Promise<boolean>;
  /** Loads what the server has now and puts the unsaved changes on top. */
  refresh: () => Promise<void>;
  /** The overtaking was seen. */
  settle: () => void;
}

export function createEditorStore(api: Api, first: Stored): EditorStore {
  const base = draftOf(first);
  const store = createStore<EditorState>(() => ({
    base,
    draft: base,
    revisions: { client: first.revision, option: first.option.revision },
    isSaving: false,
    problems: new Map(),
    failure: null,
    overtaking: null,
  }));
  const { getState: now, setState: set } = store;
  const params = { optionId: first.option.id };

  async function load(): Promise<Stored> {
    return (await api(routes.getClientOption, { params })).data;
  }

  /** What was sent is saved; what was typed meanwhile stays a change. */
  function keep(sent: Draft, mine: Draft, theirs: Draft, revisions: Partial<EditorState['revisions']>): void {
    const { draft } = rebased({ base: sent, mine, theirs });
    set({ base: theirs, draft, revisions: { ...now().revisions, ...revisions } });
  }

  async function saveClient(): Promise<void> {
    const { base: before, draft: sent, revisions } = now();
    const body = clientBody(before, sent);
    if (!body) return;
    const call = { params: { clientId: first.id }, body: { ...body, revision: revisions.client } };
    const { name, version, content, revision } = (await api(routes.updateClient, call)).data;
    const named = (draft: Draft) => withGivenIds(draft, sent, content);
    const { option } = before;
    keep(named({ ...sent, option }), named(now().draft), { name, version, content, option }, { client: revision });
  }

  async function saveOption(): Promise<void> {
    const { base: before, draft: sent, revisions } = now();
    const body = optionBody(before, sent);
    if (!body) return;
    const { data: option } = await api(routes.updateOption, { params, body: { ...body, revision: revisions.option } });
    const stored = { ...before, option };
    keep({ ...before, option: sent.option }, now().draft, stored, { option: option.revision });
  }

  async function refused(error: unknown, part: 'client' | 'option'): Promise<void> {
    if (!(error instanceof ApiError && error.code === 'VERSION_CONFLICT')) {
      set({ failure: saveFailure(error), problems: problemsOf(error, part) });
      return;
    }
    try {
      const { base: before } = now();
      const { clashes, stored } = await rebase();
      const { changed_by: by, changed_at: at } = error.details;
      const theirs = changesOf(before, stored);
      set({ overtaking: { by: textOr(by), at: textOr(at), theirs, clashes } });
    } catch (lost) {
      set({ failure: saveFailure(lost) });
    }
  }

  async function rebase() {
    const loaded = await load();
    const stored = draftOf(loaded);
    const { draft, clashes } = rebased({ base: now().base, mine: now().draft, theirs: stored });
    set({ base: stored, draft, revisions: { client: loaded.revision, option: loaded.option.revision } });
    return { clashes, stored };
  }

  async function save(): Promise<boolean> {
    if (now().isSaving) return false;
    set({ isSaving: true, failure: null, problems: new Map(), overtaking: null });
    let part: 'client' | 'option' = 'client';
    try {
      await saveClient();
      part = 'option';
      await saveOption();
      return true;
    } catch (error) {
      await refused(error, part);
      return false;
    } finally {
      set({ isSaving: false });
    }
  }

  return {
    ...store,
    change: (patch) => {
      const { draft: before, problems } = now();
      const draft = patched(before, patch);
      set({ draft, problems: unsolved(problems, before, draft) });
    },
    replace: (draft) => set({ draft }),
    discard: () => set({ draft: now().base, problems: new Map(), failure: null, overtaking: null }),
    save,
    refresh: async () => {
      await rebase();
    },
    settle: () => set({ overtaking: null }),
  };
}

export function draftOf({ name, version, content, option }: Stored): Draft {
  return { name, version, content, option };
}

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);
