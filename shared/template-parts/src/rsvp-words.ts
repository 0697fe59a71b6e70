import { useRsvpView } from '@janur/kit';

/** What stands above the form. With WISH_ONLY it asks for wishes. */
export const useRsvpWords = (): { eyebrow: string; title: string } => useRsvpView();
