import { getClientBySlug, listTemplates } from '@janur/contracts';
import { FIXTURES } from '@janur/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, Refusal } from '@janur/data/testing';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const [FIXTURE] = Object.values(FIXTURES);

function stage() {
  answer(listTemplates, () => [
    {
      template_id: 'TEMPLATE_3',
      family: 'template-3',
      version: '1.0.0',
      entry: '/remotes/template-3/1.0.0/remoteEntry.js',
      integrity: `sha384-${'A'.repeat(64)}`,
      contract: 3,
      preload: [],
    },
  ]);
  return answer(getClientBySlug, ({ params }) => {
    if (params.slug === 'tidak-ada' || !FIXTURE) throw new Refusal('NOT_FOUND');
    return FIXTURE.client;
  });
}

test('what is chosen stands in the address, so that a scene can be sent to somebody', async () => {
  stage();
  await openDashboard('/playground', 'DESIGNER');
  fireEvent.change(await screen.findByLabelText('Templat'), { target: { value: 'TEMPLATE_3' } });
  fireEvent.change(screen.getByLabelText('Bahasa'), { target: { value: 'kr' } });
  await waitFor(() => expect(whereabouts()).toContain('TEMPLATE_3'));
  expect(whereabouts()).toContain('kr');
});

test('a template that is not deployed is told from one that is', async () => {
  stage();
  await openDashboard('/playground', 'DESIGNER');
  const options = within(await screen.findByLabelText('Templat')).getAllByRole('option');
  await waitFor(() => expect(options.find(({ textContent }) => textContent.includes('(TEMPLATE_3)'))).toBeTruthy());
  expect(options.find(({ textContent }) => textContent.includes('(TEMPLATE_4), belum terbit'))).toBeTruthy();
});

test('an address that opens no invitation is said', async () => {
  const asked = stage();
  await openDashboard('/playground', 'ADMIN');
  fireEvent.change(await screen.findByPlaceholderText('sinta-rama'), { target: { value: 'tidak-ada' } });
  expect((await screen.findByRole('alert')).textContent).toBe('Tidak ada undangan terbuka di /tidak-ada.');
  expect(asked.at(-1)?.params.slug).toBe('tidak-ada');
});
