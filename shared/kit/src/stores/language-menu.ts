import { create } from 'zustand';

/** The menu of languages: any button of the page opens it, the overlay shows it. `failed`: its file did not come. */
interface LanguageMenuStore {
  state: 'closed' | 'open' | 'failed';
  /** The button that opened it: it has the focus again. */
  opener: HTMLElement | null;
  open: (opener: HTMLElement) => void;
  close: () => void;
  fail: () => void;
}

export const useLanguageMenu = create<LanguageMenuStore>((set) => ({
  state: 'closed',
  opener: null,
  open: (opener) => set({ state: 'open', opener }),
  close: () => set({ state: 'closed' }),
  fail: () => set({ state: 'failed' }),
}));
