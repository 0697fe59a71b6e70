/** What comes within so many ms, or else the other; it may come after all, for somebody else. */
export async function within<T>(ms: number, wanted: Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}
