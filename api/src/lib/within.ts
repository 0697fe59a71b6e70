import { unavailable } from './errors.ts';

/** Who asks for what only the database knows hears after so long that it is not there just now. */
export const PATIENCE_FOR_ANSWER_MS = 5000;

/** What comes within so many ms, or else the other; it may come after all, for somebody else. */
export async function within<T>(ms: number, wanted: Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}

const LATE = Symbol('late');

/** What comes within so many ms, or else the refusal that it is not there just now. */
export async function inTime<T>(wanted: Promise<T>, ms = PATIENCE_FOR_ANSWER_MS): Promise<T> {
  const answer = await within<T | typeof LATE>(ms, wanted, LATE);
  if (answer === LATE) throw unavailable();
  return answer;
}
