import { phoneStorage, outboxName } from './remembered.ts';

/** Delivers an answer that a former visit had to leave on the phone; the code for it loads only when there is one. */
export function deliverRsvpOfBefore(slug: string): void {
  if (phoneStorage().read(outboxName(slug)) === undefined) return;
  import('./rsvp-outbox.ts').then(
    ({ deliverWaiting }) => deliverWaiting(slug),
    // offline even the code may be out of reach
    () => window.addEventListener('online', () => deliverRsvpOfBefore(slug), { once: true }),
  );
}
