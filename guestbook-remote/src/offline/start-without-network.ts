import { create } from 'zustand';

/**
 * Whether the app starts without a network: `preparing` while its files are fetched, `failed` when this browser keeps none,
 * such as in a private window.
 */
export type Readiness = 'preparing' | 'ready' | 'failed';

export const useReadiness = create<{ readonly readiness: Readiness }>()(() => ({ readiness: 'preparing' }));

/** Has the device keep the app. What comes of it is in `useReadiness`. */
export async function startWithoutNetwork(): Promise<void> {
  useReadiness.setState({ readiness: await keepApp() });
}

async function keepApp(): Promise<Readiness> {
  if (!('serviceWorker' in navigator)) return 'failed';
  try {
    await navigator.serviceWorker.register('/guest-book/worker.js', { scope: '/guest-book', updateViaCache: 'none' });
  } catch {
    // without a network the one that is there already goes on
    if (!(await navigator.serviceWorker.getRegistration('/guest-book'))?.active) return 'failed';
  }
  await navigator.serviceWorker.ready;
  return 'ready';
}
