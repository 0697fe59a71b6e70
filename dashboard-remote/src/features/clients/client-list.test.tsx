import type { ClientAccount } from '@janur/contracts';
import { listTemplates, pageMeta } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { clientAccount, listedTemplate, slugOf } from '../../testing/factories.ts';
import { address, show } from '../../testing/show.tsx';
import { ClientList } from './client-list.tsx';
import { type ClientSearch, clientSearch, isNarrowed } from './client-search.ts';

const NOW = new Date('2026-11-18T03:00:00Z');

interface Shown {
  clients?: ClientAccount[];
  total?: number;
  address?: string;
  hasFailed?: boolean;
}

function showList({ clients, total = clients?.length ?? 0, address: searched = '', hasFailed = false }: Shown) {
  const search = clientSearch.read(new URLSearchParams(searched));
  const asked = { limits: [] as number[], retries: 0 };
  const meta = pageMeta({ page: search.page, limit: search.limit, total });
  const hrefOf = (change: Partial<ClientSearch>) =>
    `?${clientSearch.write(clientSearch.change(search, change)).toString()}`;
  show(
    <ClientList
      answer={clients && { status: 'success', status_code: 200, data: clients, meta }}
      hasFailed={hasFailed}
      isStale={false}
      search={search}
      isNarrowed={isNarrowed(search)}
      now={NOW}
      hrefOf={hrefOf}
      onLimit={(limit) => asked.limits.push(limit)}
      onRetry={() => (asked.retries += 1)}
    />,
    { at: `/clients?${searched}` },
  );
  return asked;
}

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('a row says who, which template, when, how far, which status and which account', async () => {
  answer(listTemplates, () => [listedTemplate('TEMPLATE_1', 'Tanah')]);
  showList({ clients: [clientAccount({ client_name: 'Wulan', user_name: 'wulan.damar' })] });
  const row = rowOf('Wulan');
  for (const words of ['Tanah', 'Jum, 20 Nov 2026', '2 hari lagi', 'Tayang', 'wulan.damar']) {
    expect(await row.findByText(words)).toBeTruthy();
  }
});

test('the password is dots, said to be hidden', () => {
  showList({ clients: [clientAccount({ client_name: 'Wulan' })] });
  expect(rowOf('Wulan').getByRole('img', { name: 'Kata sandi disembunyikan' }).textContent).toBe('••••••••');
});

test('only an event of the coming week is marked as soon', () => {
  showList({
    clients: [
      clientAccount({ event_date: '2026-11-25T03:00:00.000Z' }),
      clientAccount({ event_date: '2026-11-26T03:00:00.000Z' }),
    ],
  });
  expect(screen.getByText('7 hari lagi').dataset['soon']).toBe('true');
  expect(screen.getByText('8 hari lagi').dataset['soon']).toBeUndefined();
});

test('addresses that do not fit unfold in place', () => {
  const slugs = ['wulan', 'akad-wulan', 'wulan-en'].map((slug) => slugOf(slug));
  showList({ clients: [clientAccount({ client_name: 'Wulan', slugs })] });
  const links = () => hrefs(rowOf('Wulan').getAllByRole('link', { name: /^\// }));
  expect(links()).toEqual(['https://janur.test/wulan']);
  fireEvent.click(rowOf('Wulan').getByRole('button', { name: 'Tampilkan 2 alamat lagi' }));
  const addresses = ['wulan', 'akad-wulan', 'wulan-en'].map((slug) => `https://janur.test/${slug}`);
  expect(links()).toEqual(addresses);
});

test('a hidden address is no link, and the row opens the first that shows', () => {
  const slugs = [slugOf('not-yet', { is_hidden: true }), slugOf('open')];
  showList({ clients: [clientAccount({ client_name: 'Wulan', slugs })] });
  expect(rowOf('Wulan').queryByRole('link', { name: '/not-yet' })).toBeNull();
  const open = rowOf('Wulan').getByRole('link', { name: 'Buka undangan Wulan di tab baru' });
  expect([open.getAttribute('href'), open.getAttribute('target')]).toEqual(['https://janur.test/open', '_blank']);
});

test('a client without an open address leads to its editor, and has nothing to open or copy', () => {
  const client = clientAccount({ client_name: 'Wulan', slugs: [slugOf('draft', { is_hidden: true })] });
  showList({ clients: [client] });
  expect(hrefs(rowOf('Wulan').getAllByRole('link'))).toEqual([`/clients/${client.id}`]);
  expect(rowOf('Wulan').getByText('Draf')).toBeTruthy();
});

test('a template that nobody publishes any more is named as it is stored, and says so', async () => {
  answer(listTemplates, () => []);
  showList({ clients: [clientAccount({ slugs: [slugOf('odd', { template: 'TEMPLATE_99' })] })] });
  expect(await screen.findByText('TEMPLATE_99 (tidak terbit)')).toBeTruthy();
});

test('the sorted column says so, and its head turns the order round', () => {
  showList({ clients: [clientAccount()], address: 'sort=client_name.asc&page=1' });
  const head = screen.getByRole('columnheader', { name: 'Klien' });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  expect(hrefs(within(head).getAllByRole('link'))).toEqual(['/clients?sort=client_name.desc']);
  expect(screen.getByRole('columnheader', { name: 'Tanggal acara' }).getAttribute('aria-sort')).toBe('none');
});

test('the pager counts the rows and keeps the filter', () => {
  showList({ clients: [clientAccount()], total: 128, address: 'status=live&page=2' });
  expect(screen.getByText('11–20 dari 128')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Halaman 2' }).getAttribute('aria-current')).toBe('page');
  expect(hrefs([screen.getByRole('link', { name: 'Halaman berikutnya' })])).toEqual(['/clients?status=live&page=3']);
  expect(hrefs([screen.getByRole('link', { name: 'Halaman sebelumnya' })])).toEqual(['/clients?status=live']);
});

test('another page size is asked for by its number', () => {
  const asked = showList({ clients: [clientAccount()], total: 128 });
  fireEvent.change(screen.getByRole('combobox', { name: 'Baris per halaman' }), { target: { value: '50' } });
  expect(asked.limits).toEqual([50]);
});

test('a page behind the last leads to the last', () => {
  showList({ clients: [], total: 12, address: 'q=a&page=9' });
  expect(address()).toBe('/clients?q=a&page=2');
});

test('nothing found offers all clients again', () => {
  showList({ clients: [], address: 'q=zzz&status=past&sort=user_name.asc' });
  expect(screen.getByRole('heading', { name: 'Tidak ada klien yang cocok.' })).toBeTruthy();
  expect(hrefs([screen.getByRole('link', { name: 'Tampilkan semua klien' })])).toEqual(['/clients?sort=user_name.asc']);
});

test('no client at all offers nothing that would not help', () => {
  showList({ clients: [] });
  expect(screen.getByRole('heading', { name: 'Belum ada klien.' })).toBeTruthy();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('while the first page is on the way its shape stands there', () => {
  showList({});
  expect(screen.getByRole('status', { name: 'Memuat daftar klien' })).toBeTruthy();
});

test('a failure says so and tries again on demand', () => {
  const asked = showList({ hasFailed: true });
  expect(screen.getByRole('alert').textContent).toContain('Daftar klien belum bisa dimuat.');
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(asked.retries).toBe(1);
});
