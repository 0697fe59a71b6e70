const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 160_000;

/**
 * Does the work at once, whenever the phone is back (online again, the tab looked at again), and by a timer that waits longer
 * after each try: `online` alone says nothing of a network that leads nowhere. Answers how to stop.
 */
export function watchConnection({
  hasWork,
  work,
}: {
  hasWork: () => boolean;
  work: () => Promise<unknown>;
}): () => void {
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      waitMs = hasWork() ? Math.min(waitMs * 2, LONGEST_WAIT_MS) : FIRST_WAIT_MS;
      void attempt();
    }, waitMs);
  }
  async function attempt() {
    if (hasWork()) await work();
    plan();
  }
  function now() {
    if (document.visibilityState === 'hidden') return;
    waitMs = FIRST_WAIT_MS;
    void attempt();
  }

  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', now);
  void attempt();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', now);
  };
}
