/** @jest-environment jsdom */
import { BOOT_ELEMENT_ID } from '@janur/contracts/boot';
import { readBoot } from './boot.ts';

const guest = { name: 'Ibu Ratna', code: 'RATNA001', total_guests: 2, is_attending: null, events: [] };
const boot = { language: 'id', texts: null, remotes: {}, invitation: { state: 'ready', slug: 'a', guest: null } };

const put = (...parts: string[]) => void (document.body.innerHTML = parts.join(''));
const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;

test('the guest behind the page is the guest of the invitation', () => {
  put(json(BOOT_ELEMENT_ID, boot), json('janur-guest', guest));
  expect(readBoot().invitation).toMatchObject({ state: 'ready', guest });
});

test('a page for everybody has no guest, and one without an invitation takes none', () => {
  put(json(BOOT_ELEMENT_ID, boot));
  expect(readBoot().invitation).toMatchObject({ state: 'ready', guest: null });
  put(json(BOOT_ELEMENT_ID, { ...boot, invitation: null }), json('janur-guest', guest));
  expect(readBoot().invitation).toBeNull();
});
