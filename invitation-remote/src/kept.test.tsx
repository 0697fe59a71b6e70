import { listWishes } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { full, invitedGuest as guest } from '@janur/kit/testing';
import { waitFor } from '@testing-library/react';
import { openPage, ready } from './testing/guest-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  answer(listWishes, () => []);
});

const kept = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');
const lock = (slug: string) =>
  sessionStorage.setItem('lockConfig', JSON.stringify({ slug, status: 'LOCKED', bride_name: 'Sinta' }));

test('an open invitation is kept as `client` in the tab, without its guest, and nothing of it on the phone', async () => {
  const client = full();
  await openPage(ready({ client, guest }), { query: 'to=Pak+Budi&code=SINTA001' });
  await waitFor(() => expect(kept('client')).toMatchObject({ slug: client.option.slug, id: client.id, guest: null }));
  expect(sessionStorage.getItem('client')).not.toContain(guest.code);
  expect(localStorage.getItem('client')).toBeNull();
});

test('the client is not kept while the opening is closed', async () => {
  await openPage(ready({ client: full() }), { isOpened: false });
  expect(kept('client')).toBeNull();
});

test('what its lock said is there, and says that it is open now', async () => {
  const client = full();
  lock(client.option.slug);
  await openPage(ready({ client }));
  await waitFor(() => expect(kept('lockConfig')).toMatchObject({ status: 'UNLOCKED', bride_name: 'Sinta' }));
});

test('the lock of another invitation is forgotten', async () => {
  lock('dewi-bima');
  await openPage(ready({ client: full() }));
  await waitFor(() => expect(kept('lockConfig')).toBeNull());
});
