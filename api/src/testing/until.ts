const PATIENCE_MS = 20_000;

/** Waits for what happens behind an answer; throws when it does not. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`it did not come to be in ${PATIENCE_MS / 1000} seconds`);
    // asked again shortly: there is no event to wait for
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
