import { listTemplates } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { listedTemplate } from '../../testing/factories.ts';
import { show } from '../../testing/show.tsx';
import { type ClientSearch, clientSearch } from './client-search.ts';
import { ClientTools } from './client-tools.tsx';

const OVERVIEW = { total: 1128, upcoming: 82, by_status: { LIVE: 61, LOCKED: 7, HIDDEN: 14, PAST: 46 }, weeks: [] };

function showTools(address = '') {
  const changes: Partial<ClientSearch>[] = [];
  const search = clientSearch.read(new URLSearchParams(address));
  show(
    <ClientTools
      search={search}
      overview={OVERVIEW}
      hrefOf={(change) => `?${clientSearch.write(clientSearch.change(search, change)).toString()}`}
      change={(change) => changes.push(change)}
    />,
  );
  return changes;
}

test('each status is an address with its number; the chosen one says so', () => {
  showTools('q=wulan&status=locked&page=3');
  const tabs = within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Semua1.128', 'Tayang61', 'Terkunci7', 'Draf14', 'Selesai46']);
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
    '/?q=wulan',
    '/?q=wulan&status=live',
    '/?q=wulan&status=locked',
    '/?q=wulan&status=hidden',
    '/?q=wulan&status=past',
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, null, 'true', null, null]);
});

test('a template of the registry narrows the list, all of them widen it again', async () => {
  answer(listTemplates, () => [listedTemplate('TEMPLATE_17', 'Puspa'), listedTemplate('TEMPLATE_8', 'Balon')]);
  const changes = showTools('template=TEMPLATE_8');
  const template = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Templat' });
  await within(template).findByRole('option', { name: 'Puspa' });
  expect(template.selectedOptions[0]?.text).toBe('Balon');
  expect([...template.options].map(({ text }) => text)).toEqual(['Semua', 'Balon', 'Puspa', 'Khusus']);
  fireEvent.change(template, { target: { value: 'CUSTOM' } });
  fireEvent.change(template, { target: { value: '' } });
  expect(changes).toEqual([{ template: 'CUSTOM' }, { template: undefined }]);
});

test('the order is chosen by its words', () => {
  const changes = showTools('sort=created_at.desc');
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Urut' });
  expect(sort.selectedOptions[0]?.text).toBe('Terbaru dulu');
  fireEvent.change(sort, { target: { value: 'client_name.asc' } });
  expect(changes).toEqual([{ sort: 'client_name.asc' }]);
});
