import { create } from 'zustand';
import { askForLastingStorage } from '../event-store/index.ts';

/** Chromium's own question, kept until the usher asks for it; not in TypeScript's DOM library. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

interface Install {
  readonly prompt: InstallPrompt | undefined;
  readonly isInstalled: boolean;
  /** Whether the browser promised to keep what is stored here; undefined until it has said so. */
  readonly isKept: boolean | undefined;
}

export const useInstall = create<Install>()(() => ({
  prompt: undefined,
  isInstalled: isStandalone(),
  isKept: undefined,
}));

/** Listens from the start: the browser tells only once, and early. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ prompt: event as InstallPrompt }); // the event of this name has no other shape
  });
  window.addEventListener('appinstalled', () => useInstall.setState({ isInstalled: true, prompt: undefined }));
  void askToKeep();
}

async function askToKeep(): Promise<void> {
  useInstall.setState({ isKept: await askForLastingStorage() });
}

/** Safari says it in a property of its own. */
function isStandalone(): boolean {
  if ('standalone' in navigator) return navigator.standalone === true;
  return typeof window.matchMedia === 'function' && window.matchMedia('(display-mode: standalone)').matches;
}
