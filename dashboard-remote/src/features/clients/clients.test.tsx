import { getClientsOverview, listClients, listTemplateFamilies, listTemplates } from '@janur/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer } from '@janur/data/testing';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';
import { clientAccount } from '../../testing/factories.ts';

async function openClients(path = '/clients') {
  answer(getClientsOverview, () => ({
    total: 2,
    upcoming: 1,
    by_status: { LIVE: 1, LOCKED: 0, HIDDEN: 1, PAST: 0 },
    weeks: [{ week: '2026-11-16', events: 1 }],
  }));
  answer(listTemplates, () => []);
  answer(listTemplateFamilies, () => []);
  const asked = answer(listClients, ({ query }) =>
    [clientAccount({ client_name: 'Sinta & Rama' }), clientAccount({ client_name: 'Dewi & Bayu' })].filter(
      ({ client_name }) => client_name.includes(query.search ?? ''),
    ),
  );
  await openDashboard(path, 'ADMIN');
  return asked;
}

test('clients are searched by the server, and the address keeps what is looked for', async () => {
  const asked = await openClients();
  await screen.findAllByText('Sinta & Rama');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Dewi' } });
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ search: 'Dewi', page: 1 }));
  await waitFor(() => expect(screen.queryByText('Sinta & Rama')).toBeNull());
  expect(whereabouts()).toBe('/clients?q=Dewi');
});

test('a status is one tap away', async () => {
  const asked = await openClients();
  fireEvent.click(await screen.findByRole('link', { name: /^Tayang/ }));
  await waitFor(() => expect(asked.at(-1)?.query.status).toBe('LIVE'));
});

test('a row’s other actions lead to the editor, to ushers and to wishes of that client', async () => {
  await openClients();
  fireEvent.click(
    (await screen.findAllByRole('button', { name: 'Tindakan lain untuk Sinta & Rama' }))[0] ?? document.body,
  );
  const hrefs = (await screen.findAllByRole<HTMLAnchorElement>('menuitem')).flatMap(({ pathname, search }) =>
    pathname ? [pathname + search] : [],
  );
  expect(hrefs.slice(1)).toEqual(['/dashboard/ushers?q=Sinta+%26+Rama', '/dashboard/wishes?q=Sinta+%26+Rama']);
});
