import {
  compareTemplateVersion,
  listClients,
  listPublisherKeys,
  listTemplateClients,
  listTemplateFamilies,
  listTemplateReports,
  listTemplates,
  listTemplateVersions,
  makeTemplateFor,
  promoteTemplate,
  type PublishedVersion,
  type PublisherKey,
  type RemoteFamily,
  revokePublisherKey,
  rollBackTemplate,
  setTemplateCanary,
  type VersionChanges,
} from '@janur/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, Refusal } from '@janur/data/testing';
import { openDashboard } from '../../testing/dashboard.tsx';
import { clientAccount, listedTemplate } from '../../testing/factories.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const versionOf = (over: Partial<PublishedVersion>): PublishedVersion => ({
  version: '1.1.0',
  state: 'published',
  contract: { min: 3, max: 3 },
  bytes: 91_000,
  published_at: '2026-11-20T03:00:00.000Z',
  published_by: 'Galih',
  signed_with: 'laptop studio',
  findings: [],
  ...over,
});

const KEY: PublisherKey = {
  id: 5,
  public_key: 'A'.repeat(43),
  label: 'laptop studio',
  created_at: '2026-10-01T03:00:00.000Z',
  revoked_at: null,
};

const WAITING = { version: '1.1.0', asked_by: 'Galih', asked_at: '2026-11-22T03:00:00.000Z' };

/** A registry of one family that does what it is asked. */
function registryOf(over: Partial<RemoteFamily> = {}) {
  let family: RemoteFamily = {
    name: 'template-3',
    owner: null,
    template_ids: ['TEMPLATE_3'],
    promoted_version: '1.0.0',
    former_version: null,
    canary: null,
    settings: null,
    clients: 12,
    made_for: [],
    waiting: null,
    ...over,
  };
  const become = (changed: Partial<RemoteFamily>) => (family = { ...family, ...changed });
  answer(listTemplateFamilies, () => [family]);
  answer(listTemplateVersions, () => [versionOf({}), versionOf({ version: '1.0.0', state: 'promoted' })]);
  answer(listTemplateClients, () => [
    { client_id: 4, client_name: 'Sinta & Rama', slug: 'sinta-rama', template: 'TEMPLATE_3' },
  ]);
  answer(listTemplates, () => [listedTemplate('TEMPLATE_3', 'Sekar Jagad')]);
  answer(listTemplateReports, () => [
    { version: '1.0.0', failure: 'timeout', outcome: 'former', seen: 3, last_seen_at: '2026-11-21T03:00:00.000Z' },
  ]);
  answer(listPublisherKeys, () => [KEY]);
  answer(listClients, () => [clientAccount({ id: 9, client_name: 'Made & Ayu' })]);
  return {
    compared: answer(compareTemplateVersion, (): VersionChanges => ({
      against: '1.0.0',
      files: [
        { path: 'main.js', change: 'changed', before: 8000, after: 9000, pieces: ['draw(petals);'], pieces_in_all: 1 },
      ],
    })),
    promoted: answer(promoteTemplate, ({ body }) =>
      become({ promoted_version: body.version, former_version: family.promoted_version }),
    ),
    tried: answer(setTemplateCanary, ({ body }) => become({ canary: body })),
    back: answer(rollBackTemplate, () =>
      become(family.canary ? { canary: null } : { promoted_version: family.former_version, former_version: null }),
    ),
    made: answer(makeTemplateFor, ({ body }) => become({ made_for: body.client_names })),
  };
}

async function openFamily(over: Partial<RemoteFamily> = {}, who: 'ADMIN' | 'DESIGNER' = 'ADMIN') {
  const registry = registryOf(over);
  await openDashboard('/templates/template-3', who);
  await screen.findByText('1.1.0', { selector: 'b' });
  return registry;
}

test('the families are listed with what guests get of them and how many invitations wear them', async () => {
  registryOf({ canary: { version: '1.1.0', percent: 5 } });
  await openDashboard('/templates', 'ADMIN');
  const card = within(
    (await screen.findAllByRole('listitem')).find((item) => item.textContent.includes('template-3')) ?? document.body,
  );
  expect(card.getByText('1.0.0')).toBeTruthy();
  expect(card.getByText('12 undangan')).toBeTruthy();
  expect(card.getByText('Uji 5%: 1.1.0')).toBeTruthy();
});

test('a family shows its versions, who wears it and what went wrong on guests’ phones', async () => {
  await openFamily();
  const versions = screen.getByRole('region', { name: 'Versi' });
  expect(within(versions).getAllByText(/91 KB/)).toHaveLength(2);
  expect(within(versions).getAllByText('Ditandatangani: laptop studio')).toHaveLength(2);
  expect((await screen.findByRole('link', { name: 'Sinta & Rama' })).getAttribute('href')).toBe('/dashboard/clients/4');
  expect(await screen.findByText('Sekar Jagad', { selector: 'li span' })).toBeTruthy();
  expect(screen.getByText('Terlalu lama dimuat')).toBeTruthy();
});

test('a version is served after a question that says how many invitations it reaches', async () => {
  const { promoted } = await openFamily();
  press('Tayangkan');
  const question = await dialog('Tayangkan template-3 1.1.0?');
  expect(question.getByText(/di 12 undangan/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Tayangkan' }));
  await screen.findByText('Semua tamu sekarang melihat 1.1.0.');
  expect(promoted.map(({ params, body }) => [params.name, body.version])).toEqual([['template-3', '1.1.0']]);
  await screen.findByRole('button', { name: 'Kembali ke 1.0.0' });
});

test('what is different in a version is seen before it is served', async () => {
  await openFamily();
  press('Tayangkan');
  const question = await dialog('Tayangkan template-3 1.1.0?');
  expect(await question.findByText('Yang berbeda dari 1.0.0')).toBeTruthy();
  expect(question.getByText('main.js')).toBeTruthy();
  expect(question.getByText('draw(petals);')).toBeTruthy();
});

test('a designer asks an admin for a version of a family that somebody wears', async () => {
  const { promoted } = await openFamily({}, 'DESIGNER');
  press('Tayangkan');
  const question = await dialog('Minta template-3 1.1.0 ditayangkan?');
  expect(question.getByText(/12 undangan memakai templat ini/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Minta ditayangkan' }));
  await screen.findByText('1.1.0 menunggu diperiksa admin. Tamu tetap melihat versi yang sekarang.');
  expect(promoted).toHaveLength(1);
});

test('what a designer asked for waits in an admin’s sight', async () => {
  await openFamily({ waiting: WAITING });
  expect(within(screen.getByRole('region', { name: 'Versi' })).getByText('Menunggu admin')).toBeTruthy();
});

test('guests are taken back to the version before', async () => {
  const { back } = await openFamily({ former_version: '0.9.0' });
  press('Kembali ke 0.9.0');
  fireEvent.click((await dialog('Kembalikan template-3 ke 0.9.0?')).getByRole('button', { name: 'Kembalikan' }));
  await screen.findByText('template-3 kembali ke 0.9.0.');
  expect(back).toHaveLength(1);
});

test('a trial begins with a share of the guests, and can be ended', async () => {
  const { tried, back } = await openFamily();
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '20' } });
  press('Mulai uji coba');
  await screen.findByText('Tersimpan: 20% tamu melihat 1.1.0.');
  expect(tried.map(({ body }) => body)).toEqual([{ version: '1.1.0', percent: 20 }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Hentikan uji coba 1.1.0' }));
  fireEvent.click((await dialog('Hentikan uji template-3 1.1.0?')).getByRole('button', { name: 'Hentikan' }));
  await screen.findByText('Uji coba berhenti.');
  expect(back).toHaveLength(1);
});

test('a refusal is said where it was asked, and the question stays', async () => {
  await openFamily();
  answer(promoteTemplate, () => {
    throw new Refusal('CONFLICT');
  });
  press('Tayangkan');
  const question = await dialog('Tayangkan template-3 1.1.0?');
  fireEvent.click(question.getByRole('button', { name: 'Tayangkan' }));
  expect((await question.findByRole('alert')).textContent).not.toBe('');
});

test('a family is made for one client and for nobody again', async () => {
  const { made } = await openFamily();
  const block = within(screen.getByRole('region', { name: 'Dibuat khusus untuk' }));
  const picker = block.getByRole('combobox', { name: 'Klien' });
  fireEvent.focus(picker);
  fireEvent.change(picker, { target: { value: 'Made' } });
  // jsdom lays nothing out, so the list takes its field for one that scrolled away
  fireEvent.click(await screen.findByRole('option', { name: /Made & Ayu/, hidden: true }));
  fireEvent.click(block.getByRole('button', { name: 'Tambahkan' }));
  fireEvent.click(await block.findByRole('button', { name: 'Hapus Made & Ayu dari daftar' }));
  await waitFor(() => expect(made.map(({ body }) => body.client_names)).toEqual([['Made & Ayu'], []]));
});

test('a designer sees neither clients nor bespoke work', async () => {
  await openFamily({}, 'DESIGNER');
  expect(screen.queryByRole('region', { name: 'Dipakai oleh' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Dibuat khusus untuk' })).toBeNull();
});

test('a key is taken back after a question by its name', async () => {
  registryOf();
  const revoked = answer(revokePublisherKey, () => null);
  await openDashboard('/templates', 'DESIGNER');
  fireEvent.click(await screen.findByRole('button', { name: 'Cabut' }));
  fireEvent.click((await dialog('Cabut kunci laptop studio?')).getByRole('button', { name: 'Cabut' }));
  await waitFor(() => expect(revoked.map(({ params }) => params.keyId)).toEqual([5]));
});

test('a family that nobody knows is not found', async () => {
  registryOf();
  await openDashboard('/templates/template-99', 'ADMIN');
  expect(await screen.findByRole('link', { name: 'Ke beranda' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Versi' })).toBeNull();
});
