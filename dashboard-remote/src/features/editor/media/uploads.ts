import type { ClientImageSection, FetchedUse, FilmUse, ImageSubSection, OptionImageSection } from '@janur/contracts';
import { routes, type UploadOptions } from '@janur/data';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { api, upload } from '../../../data.ts';
import { asFileProblem, type FileKind, problemOfFile } from './files.ts';
import { PastedAddress, type Source } from './source.ts';
import { createUploadQueue, type UploadTask } from './upload-queue.ts';

/** What a file is for; `replaces` is the row whose picture it will be. It is attached to nothing yet: the address goes into the draft, and comes to its place with the save. */
export type UploadTarget = { replaces?: number } & (
  | { kind: 'client'; clientId: number; section: ClientImageSection; subSection?: ImageSubSection }
  | { kind: 'option'; optionId: number; section: OptionImageSection }
  | { kind: 'song' | 'font'; optionId: number }
  /** `from` is where a loop begins, in seconds. */
  | { kind: 'film'; optionId: number; use: FilmUse; from: number }
);

export interface Uploaded {
  url: string;
  target: UploadTarget;
  file: Source;
}

export type Upload = UploadTask<UploadTarget, Uploaded>;

const AT_ONCE = 2;
const queue = createUploadQueue<UploadTarget, Uploaded>({
  atOnce: AT_ONCE,
  send: async (file, target, options) => ({ url: await addressOf(file, target, options), target, file }),
});

/** The server makes a long film smaller while the answer waits. */
const FILM_PATIENCE_MS = 10 * 60_000;

async function addressOf(file: Source, target: UploadTarget, options: UploadOptions): Promise<string> {
  if (file instanceof PastedAddress) return fetched(file, target, options);
  const attach = 'SAVE' as const;
  switch (target.kind) {
    case 'client': {
      const { clientId, section: section_type, subSection: sub_section } = target;
      const body = { image_file: file, section_type, sub_section, attach };
      return (await upload(routes.uploadClientImage, { params: { clientId }, body }, options)).data.url;
    }
    case 'option': {
      const body = { image_file: file, section_type: target.section, attach };
      return (await upload(routes.uploadOptionImage, { params: { optionId: target.optionId }, body }, options)).data
        .url;
    }
    case 'song': {
      const body = { 'music-file': file, attach };
      return (await upload(routes.uploadMusic, { params: { optionId: target.optionId }, body }, options)).data
        .musicPath;
    }
    case 'font': {
      const body = { font_file: file, licence: 'true' as const };
      return (await upload(routes.uploadFont, { params: { optionId: target.optionId }, body }, options)).data.url;
    }
    case 'film': {
      const { optionId, use, from } = target;
      const body = { film_file: file, use, from };
      const patient = { ...options, patience: FILM_PATIENCE_MS };
      return (await upload(routes.uploadFilm, { params: { optionId }, body }, patient)).data.url;
    }
  }
}

async function fetched(
  { address, optionId }: PastedAddress,
  target: UploadTarget,
  { signal }: UploadOptions,
): Promise<string> {
  const film = target.kind === 'film' ? { from: target.from } : {};
  // who chose a font has said so before it could be given
  const font = target.kind === 'font' ? { licence: true as const } : {};
  const body = { address, use: useOf(target), ...film, ...font };
  const options = { timeout: FILM_PATIENCE_MS, ...(signal && { signal }) };
  return (await api(routes.fetchFile, { params: { optionId }, body }, options)).data.url;
}

function useOf(target: UploadTarget): FetchedUse {
  switch (target.kind) {
    case 'client':
      return 'IMAGE';
    case 'option':
      return target.section === 'META' ? 'PREVIEW' : 'IMAGE';
    case 'song':
      return 'SONG';
    case 'font':
      return 'FONT';
    case 'film':
      return target.use;
  }
}

const isOnItsWay = ({ state }: Upload) => state.kind === 'waiting' || state.kind === 'running';
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

// a page that is closed would lose what is on its way
queue.subscribe(() => {
  if (queue.tasks().some(isOnItsWay)) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
});

interface UseUploads {
  /** The field or the list, such as `client:7:gallery:SECTION_1`: its files find it again when it is shown anew. */
  owner: string;
  kind: FileKind;
  /** Takes over what has arrived, in the order in which it was chosen. */
  onUploaded: (arrived: Uploaded[]) => void;
}

/** The files of one field or list: those on their way and those that failed, and what can be done with them. */
export function useUploads({ owner, kind, onUploaded }: UseUploads) {
  const tasks = useSyncExternalStore(queue.subscribe, queue.tasks);
  const own = useMemo(() => tasks.filter((task) => task.owner === owner), [tasks, owner]);
  const take = useEffectEvent(() => {
    const arrived = queue.takeDone(owner);
    if (arrived.length > 0) onUploaded(arrived);
  });
  const isAnyDone = own.some(({ state }) => state.kind === 'done' && !state.isTaken);
  useEffect(() => {
    if (isAnyDone) take();
  });
  const refused = (file: Source) => problemOfFile(file, kind);

  return {
    uploads: own,
    /** Those that are not done. */
    open: own.filter(({ state }) => state.kind !== 'done'),
    add: (files: readonly Source[], target: UploadTarget) => queue.add(files, { owner, target, refused }),
    retry: (id: number, file?: Source) => queue.retry(id, file, refused),
    cancel: queue.cancel,
  };
}

/** How many files are on their way: what is saved now is saved without them. */
export const useUploadsRunning = (): number =>
  useSyncExternalStore(queue.subscribe, queue.tasks).filter(isOnItsWay).length;

/** Why an upload failed; undefined for one that did not. */
export const problemOf = ({ state }: Upload) => (state.kind === 'failed' ? asFileProblem(state.error) : undefined);
