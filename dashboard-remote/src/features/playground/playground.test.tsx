import { getClientBySlug, listTemplates } from '@janur/contracts';
import { FIXTURES } from '@janur/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, Refusal } from '@janur/data/testing';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';
import { listedTemplate } from '../../testing/factories.ts';

const [FIXTURE] = Object.values(FIXTURES);

function stage() {
  answer(listTemplates, () => [
    listedTemplate('TEMPLATE_3', 'Sekar Jagad'),
    listedTemplate('TEMPLATE_17', 'Puspa'),
    listedTemplate('DEWATA', 'Dewata', { is_bespoke: true }),
  ]);
  return answer(getClientBySlug, ({ params }) => {
    if (params.slug === 'tidak-ada' || !FIXTURE) throw new Refusal('NOT_FOUND');
    return FIXTURE.client;
  });
}

test('what is chosen stands in the address, so that a scene can be sent to somebody', async () => {
  stage();
  await openDashboard('/playground', 'DESIGNER');
  await screen.findByRole('option', { name: /TEMPLATE_3/ });
  fireEvent.change(screen.getByLabelText('Templat'), { target: { value: 'TEMPLATE_3' } });
  fireEvent.change(screen.getByLabelText('Bahasa'), { target: { value: 'kr' } });
  await waitFor(() => expect(whereabouts()).toContain('TEMPLATE_3'));
  expect(whereabouts()).toContain('kr');
});

test('what the registry has is offered, bespoke ones as such, and nothing else', async () => {
  stage();
  await openDashboard('/playground?template=TEMPLATE_4', 'DESIGNER');
  const select = await screen.findByLabelText('Templat');
  await waitFor(() =>
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'sesuai undangan',
      'TEMPLATE_4 (tidak terbit)',
      'Sekar Jagad (TEMPLATE_3)',
      'Puspa (TEMPLATE_17)',
      'Khusus (CUSTOM): buatan untuk nama klien, atau tampilan polos',
      'Dewata (DEWATA), khusus klien tertentu',
    ]),
  );
});

test('an address that opens no invitation is said', async () => {
  const asked = stage();
  await openDashboard('/playground', 'ADMIN');
  fireEvent.change(await screen.findByPlaceholderText('sinta-rama'), { target: { value: 'tidak-ada' } });
  expect((await screen.findByRole('alert')).textContent).toBe('Tidak ada undangan terbuka di /tidak-ada.');
  expect(asked.at(-1)?.params.slug).toBe('tidak-ada');
});
