import type { PublicGuest } from '@janur/contracts';
import { GUEST_ELEMENT_ID } from '@janur/contracts/boot';
import { GREET_SCRIPT } from '../first-screen/greet-script.ts';
import { escapeJson } from './escape.ts';

/**
 * What stands behind a page that is the same for all guests: who this one is. A link that names somebody greets that name,
 * which the page's script has put in already; else the guest is greeted by the name that the couple wrote.
 */
export function ownPart(guest: PublicGuest | null, { isGreeting }: { isGreeting: boolean }): string {
  if (!guest) return '';
  const data = `<script type="application/json" id="${GUEST_ELEMENT_ID}">${escapeJson(JSON.stringify(guest))}</script>`;
  return isGreeting ? data : `${data}<script>${GREET_SCRIPT}</script>`;
}
