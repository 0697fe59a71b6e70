import type { RemoteEntry } from '@janur/contracts';
import { loadRemoteModule, RemoteError } from '@janur/federation';
import { type Template, TEMPLATE_CONTRACT, type TemplateFamily, templateFor } from '@janur/kit';
import { reportFailure } from './report-failure.ts';

/** In ms, from when the page's script runs: what is shown instead of a template is there within 3 s of the page. */
const LOOK_TIME_OUT = 2000;
/** A template that is not there by then may still come, and what would be shown instead sets out too. */
const HEAD_START = 1000;

const loading = new Map<string, Promise<Template>>();

/**
 * The template for the stored template id. Rejects with `RemoteError` when it does not come in time or is of another
 * contract. One promise an entry and id.
 */
export function loadLook(entry: RemoteEntry, storedId: string): Promise<Template> {
  const key = `${entry.entry} ${storedId}`;
  const known = loading.get(key);
  if (known) return known;
  const promise = inTime(entry, load(entry, storedId));
  loading.set(key, promise);
  return promise;
}

/** The same, or null: guests always get an invitation that they can read and answer. */
export const loadTemplate = (entry: RemoteEntry, storedId: string): Promise<Template | null> =>
  remembered(entry, storedId, () => loadLook(entry, storedId).catch(without));

interface Wanted {
  readonly entry: RemoteEntry;
  /** The last good version. */
  readonly former: RemoteEntry | null;
  readonly storedId: string;
  /** Called as soon as something else may have to be shown. */
  readonly onTrouble: () => void;
}

/** What is shown of a template. `isFormer` says that it is not the version that was printed. */
interface Served {
  readonly template: Template | null;
  readonly isFormer: boolean;
}

/**
 * The template, or the last good version of it where it fails or is late, or null; all within the time that a guest waits
 * for a look. What failed is told once.
 */
export async function loadServed({ entry, former, storedId, onTrouble }: Wanted): Promise<Served> {
  const wanted = loadLook(entry, storedId);
  try {
    return { template: await beforeLong(entry, wanted), isFormer: false };
  } catch (error) {
    onTrouble();
    const tries = [wanted.then((template) => ({ template, isFormer: false }))];
    if (former) tries.push(loadLook(former, storedId).then((template) => ({ template, isFormer: true })));
    const first = await firstOf(tries);
    if (first && !first.isFormer) return first;
    console.error(error);
    reportFailure({ entry, error, outcome: first ? 'former' : 'plain-paper' });
    return first ?? { template: null, isFormer: false };
  }
}

/** Rejects when the template fails, or has not come for a while. */
function beforeLong({ name: remote, version }: RemoteEntry, wanted: Promise<Template>): Promise<Template> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new RemoteError({ remote, version, failure: 'timeout' }));
    const timer = setTimeout(late, HEAD_START);
    wanted.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whichever comes first; null when none does in what is left of the time. */
async function firstOf(tries: readonly Promise<Served>[]): Promise<Served | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LOOK_TIME_OUT - HEAD_START);
  });
  const first = await Promise.race([Promise.any(tries).catch(() => null), late]);
  clearTimeout(timer);
  return first;
}

const answers = new Map<string, Promise<Template | null>>();

/** One promise each: React asks again and again. */
function remembered(entry: RemoteEntry, storedId: string, make: () => Promise<Template | null>) {
  const key = `${entry.entry} ${storedId}`;
  const promise = answers.get(key) ?? make();
  answers.set(key, promise);
  return promise;
}

function without(error: unknown): null {
  console.error(error);
  return null;
}

async function load(entry: RemoteEntry, storedId: string): Promise<Template> {
  const { name: remote, version, contract } = entry;
  if (contract !== TEMPLATE_CONTRACT) throw new RemoteError({ remote, version, failure: 'contract' });
  return templateFor(asExposed(entry, await loadRemoteModule(entry, 'Template')), storedId);
}

function inTime<T>({ name, version }: RemoteEntry, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteError({ remote: name, version, failure: 'timeout' })), LOOK_TIME_OUT);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Code of a remote is only believed after a look at it. */
function asExposed({ name: remote, version }: RemoteEntry, loaded: unknown): Template | TemplateFamily {
  const isOfContract =
    typeof loaded === 'object' && loaded !== null && 'contract' in loaded && loaded.contract === TEMPLATE_CONTRACT;
  const isTemplate = isOfContract && 'Opening' in loaded && 'Frame' in loaded && 'sections' in loaded;
  if (!isTemplate && !(isOfContract && 'looks' in loaded))
    throw new RemoteError({ remote, version, failure: 'contract' });
  return loaded as Template | TemplateFamily; // the contract's number stands for its shape; the kit's `define…` wrote it
}
