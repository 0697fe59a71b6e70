import { MAX_PHOTO_BYTES_SENT, type PhotoProblem, problemOf, restOf } from './photo-problems.ts';

export type PhotoState =
  | { kind: 'waiting' }
  /** `sent` is how much has left, 0 to 1. */
  | { kind: 'sending'; sent: number }
  /** The connection was lost, or the server asked for patience: it goes on by itself. */
  | { kind: 'resting' }
  | { kind: 'refused'; problem: PhotoProblem }
  | { kind: 'sent' };

export interface PhotoTask {
  readonly id: number;
  readonly file: File;
  readonly state: PhotoState;
}

export interface QueueOptions {
  /** The photo as it travels, and what it is called. */
  prepare: (file: File) => Promise<{ photo: Blob; key: string }>;
  send: (what: { photo: Blob; key: string }, onProgress: (sent: number) => void) => Promise<void>;
}

/** How many travel at the same time: more would each be slower. */
const AT_ONCE = 2;

/** The photos of a guest on their way, two at a time. One that was lost on the way goes again under the same name. */
export function createPhotoQueue({ prepare, send }: QueueOptions) {
  let tasks: readonly PhotoTask[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function put(next: readonly PhotoTask[]): void {
    tasks = next;
    listeners.forEach((listener) => listener());
  }
  const become = (id: number, state: PhotoState) =>
    put(tasks.map((task) => (task.id === id ? { ...task, state } : task)));
  const all = (kind: PhotoState['kind']) => tasks.filter(({ state }) => state.kind === kind);

  function goOn(): void {
    const next = tasks.find(({ state }) => state.kind === 'waiting');
    if (!next || all('sending').length >= AT_ONCE) return;
    void start(next);
    goOn();
  }

  async function start({ id, file }: PhotoTask): Promise<void> {
    become(id, { kind: 'sending', sent: 0 });
    try {
      const prepared = await prepare(file);
      if (prepared.photo.size > MAX_PHOTO_BYTES_SENT) become(id, refusal({ code: 'too_large' }));
      else {
        await send(prepared, (sent) => become(id, { kind: 'sending', sent }));
        become(id, { kind: 'sent' });
      }
    } catch (error) {
      fail(id, error);
    }
    goOn();
  }

  function fail(id: number, error: unknown): void {
    const rest = restOf(error);
    if (rest) {
      become(id, { kind: 'resting' });
      if (rest.seconds !== undefined) setTimeout(resume, rest.seconds * 1000);
      return;
    }
    const problem = problemOf(error);
    become(id, refusal(problem));
    // what stands in the way of one stands in the way of all
    if (problem.isOfAll) for (const waiting of all('waiting')) become(waiting.id, refusal(problem));
  }

  /** Those that were lost on the way try again. */
  function resume(): void {
    for (const { id } of all('resting')) become(id, { kind: 'waiting' });
    goOn();
  }

  return {
    tasks: (): readonly PhotoTask[] => tasks,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A photo that is in the list already is not added again; of a finished batch nothing is left. */
    add: (files: readonly File[], refused: (index: number) => PhotoProblem | undefined = () => undefined): void => {
      const isOver = tasks.every(({ state }) => state.kind === 'sent');
      const kept = isOver ? [] : tasks;
      const isKnown = (file: File) => kept.some((task) => isSame(task.file, file));
      const fresh = files.filter((file) => !isKnown(file));
      put([
        ...kept,
        ...fresh.map((file, index): PhotoTask => {
          const problem = refused(index);
          return { id: (lastId += 1), file, state: problem ? refusal(problem) : { kind: 'waiting' } };
        }),
      ]);
      goOn();
    },
    retry: (id: number): void => {
      become(id, { kind: 'waiting' });
      goOn();
    },
    forget: (id: number): void => put(tasks.filter((task) => task.id !== id)),
    resume,
    isResting: () => all('resting').length > 0,
  };
}

const refusal = (problem: PhotoProblem): PhotoState => ({ kind: 'refused', problem });

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
