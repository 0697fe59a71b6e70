import type { Source } from './source.ts';

/** How far one file is. A done one stays until its answer was taken over, and then for the counts of its batch. */
export type UploadState<Answer> =
  | { kind: 'waiting' }
  | { kind: 'running'; sent: number }
  | { kind: 'done'; answer: Answer; isTaken: boolean }
  | { kind: 'failed'; error: unknown };

export interface UploadTask<Target, Answer> {
  readonly id: number;
  /** The field or list that the file was given to. */
  readonly owner: string;
  readonly target: Target;
  readonly file: Source;
  readonly state: UploadState<Answer>;
}

interface QueueOptions<Target, Answer> {
  /** How many files travel at the same time. */
  atOnce: number;
  send: (
    file: Source,
    target: Target,
    options: { signal: AbortSignal; onProgress: (sent: number) => void },
  ) => Promise<Answer>;
}

/** Files on their way. They go on while the panel that started them is not shown. */
export function createUploadQueue<Target, Answer>({ atOnce, send }: QueueOptions<Target, Answer>) {
  type Task = UploadTask<Target, Answer>;
  let tasks: readonly Task[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();

  function put(next: readonly Task[]): void {
    tasks = next;
    listeners.forEach((listener) => listener());
  }
  const change = (id: number, changed: Partial<Pick<Task, 'state' | 'file'>>) =>
    put(tasks.map((task) => (task.id === id ? { ...task, ...changed } : task)));

  function goOn(): void {
    const next = tasks.find(({ state }) => state.kind === 'waiting');
    if (!next || running.size >= atOnce) return;
    void start(next);
    goOn();
  }

  async function start({ id, file, target }: Task): Promise<void> {
    const cancelling = new AbortController();
    running.set(id, cancelling);
    change(id, { state: { kind: 'running', sent: 0 } });
    const settle = (state: UploadState<Answer>) => {
      // a cancelled file has left the list, and may have been given again under another id
      running.delete(id);
      change(id, { state });
      goOn();
    };
    try {
      const answer = await send(file, target, {
        signal: cancelling.signal,
        onProgress: (sent) => {
          if (!cancelling.signal.aborted) change(id, { state: { kind: 'running', sent } });
        },
      });
      settle({ kind: 'done', answer, isTaken: false });
    } catch (error) {
      settle({ kind: 'failed', error });
    }
  }

  const isSettled = ({ state }: Task) => state.kind === 'done' && state.isTaken;
  const isOpen = (task: Task) => !isSettled(task);

  return {
    tasks: (): readonly Task[] => tasks,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A new batch begins to count anew when nothing of the one before is open any more. `refused` says why a file cannot be sent. */
    add: (
      files: readonly Source[],
      { owner, target, refused }: { owner: string; target: Target; refused: (file: Source) => unknown },
    ): void => {
      const isFresh = !tasks.some((task) => task.owner === owner && isOpen(task));
      const kept = isFresh ? tasks.filter((task) => task.owner !== owner) : tasks;
      const added = files.map((file): Task => {
        const error = refused(file);
        return {
          id: ++lastId,
          owner,
          target,
          file,
          state: error === undefined ? { kind: 'waiting' } : { kind: 'failed', error },
        };
      });
      put([...kept, ...added]);
      goOn();
    },
    /** The same place in the list, another file or the same once more. */
    retry: (id: number, file: Source | undefined, refused: (file: Source) => unknown): void => {
      const task = tasks.find((one) => one.id === id);
      if (task?.state.kind !== 'failed') return;
      const chosen = file ?? task.file;
      const error = refused(chosen);
      change(id, { file: chosen, state: error === undefined ? { kind: 'waiting' } : { kind: 'failed', error } });
      goOn();
    },
    /** Stops it when it runs, and forgets it. */
    cancel: (id: number): void => {
      running.get(id)?.abort();
      put(tasks.filter((task) => task.id !== id));
    },
    /** What is done and has nothing before it that still may be: files keep the order in which they were chosen. */
    takeDone: (owner: string): Answer[] => {
      const own = tasks.filter((task) => task.owner === owner);
      const firstOpen = own.findIndex(({ state }) => state.kind === 'waiting' || state.kind === 'running');
      const ready = own
        .slice(0, firstOpen < 0 ? undefined : firstOpen)
        .flatMap(({ id, state }) => (state.kind === 'done' && !state.isTaken ? [{ id, answer: state.answer }] : []));
      if (ready.length === 0) return [];
      const ids = new Set(ready.map(({ id }) => id));
      put(
        tasks.map((task) =>
          ids.has(task.id) && task.state.kind === 'done' ? { ...task, state: { ...task.state, isTaken: true } } : task,
        ),
      );
      return ready.map(({ answer }) => answer);
    },
  };
}

export interface UploadCounts {
  done: number;
  running: number;
  failed: number;
}

export function countsOf(tasks: readonly UploadTask<unknown, unknown>[]): UploadCounts {
  const count = (...kinds: UploadState<unknown>['kind'][]) =>
    tasks.filter(({ state }) => kinds.includes(state.kind)).length;
  return { done: count('done'), running: count('waiting', 'running'), failed: count('failed') };
}
