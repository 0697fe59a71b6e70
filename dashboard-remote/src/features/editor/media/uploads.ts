import type { ClientImageSection, ImageSubSection, OptionImageSection } from '@janur/contracts';
import { routes, type UploadOptions } from '@janur/data';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { upload } from '../../../data.ts';
import { asFileProblem, type FileKind, problemOfFile } from './files.ts';
import { createUploadQueue, type UploadTask } from './upload-queue.ts';

/** What a file is for; `replaces` is the row whose picture it will be. It is attached to nothing yet: the address goes into the draft, and comes to its place with the save. */
export type UploadTarget = { replaces?: number } & (
  | { kind: 'client'; clientId: number; section: ClientImageSection; subSection?: ImageSubSection }
  | { kind: 'option'; optionId: number; section: OptionImageSection }
  | { kind: 'song'; optionId: number }
);

export interface Uploaded {
  url: string;
  target: UploadTarget;
  file: File;
}

export type Upload = UploadTask<UploadTarget, Uploaded>;

const AT_ONCE = 2;
const queue = createUploadQueue<UploadTarget, Uploaded>({
  atOnce: AT_ONCE,
  send: async (file, target, options) => ({ url: await addressOf(file, target, options), target, file }),
});

async function addressOf(file: File, target: UploadTarget, options: UploadOptions): Promise<string> {
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
  const refused = (file: File) => problemOfFile(file, kind);

  return {
    uploads: own,
    /** Those that are not done. */
    open: own.filter(({ state }) => state.kind !== 'done'),
    add: (files: readonly File[], target: UploadTarget) => queue.add(files, { owner, target, refused }),
    retry: (id: number, file?: File) => queue.retry(id, file, refused),
    cancel: queue.cancel,
  };
}

/** How many files are on their way: what is saved now is saved without them. */
export const useUploadsRunning = (): number =>
  useSyncExternalStore(queue.subscribe, queue.tasks).filter(isOnItsWay).length;

/** Why an upload failed; undefined for one that did not. */
export const problemOf = ({ state }: Upload) => (state.kind === 'failed' ? asFileProblem(state.error) : undefined);
