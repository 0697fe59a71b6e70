import { GUEST_ELEMENT_ID } from '@janur/contracts/boot';

/** Puts the guest's own name into the printed opening. The same text for every guest, so that one hash allows it. */
export const GREET_SCRIPT = `globalThis.janurTap?.greet?.(JSON.parse(document.getElementById('${GUEST_ELEMENT_ID}').textContent).name)`;
