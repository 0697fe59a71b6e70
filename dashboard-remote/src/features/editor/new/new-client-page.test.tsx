import {
  createClient,
  createClientWithOption,
  createOption,
  findSlugHolder,
  getClientDetail,
  getClientOption,
  getClientsOverview,
  listClients,
  listTemplateFamilies,
  listTemplates,
} from '@janur/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, Refusal } from '@janur/data/testing';
import { listedTemplate } from '../../../testing/factories.ts';
import { openDashboard, whereabouts } from '../../../testing/dashboard.tsx';
import { stored } from '../testing/stored.ts';
// their code is more than a page waits for
import '../editor-page.tsx';
import './new-client-page.tsx';

/** What every page of the editor asks; the last answers of a test, as the overview's address could be a client's too. */
function answerTheRest() {
  answer(listTemplates, () => []);
  answer(listTemplateFamilies, () => []);
  answer(listClients, () => []);
  answer(findSlugHolder, () => ({ option_id: null, client_name: null, is_former: false }));
  answer(getClientsOverview, () => ({
    total: 1,
    upcoming: 1,
    by_status: { LIVE: 1, LOCKED: 0, HIDDEN: 0, PAST: 0 },
    weeks: [],
  }));
}
beforeEach(answerTheRest);

const ACCOUNT = { id: 31, option_id: 47, user_name: 'ayu-made', password: 'kopi-tubruk-9' };
const field = (name: string) => screen.getByRole('textbox', { name });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Buat undangan' }));
const valueOf = (name: string) => (field(name) instanceof HTMLInputElement ? field(name).getAttribute('value') : null);

test('a couple whose address comes later gets an account and no slug', async () => {
  const made = answer(createClient, () => ({ id: 31, user_name: 'ayu-made', password: 'kopi-tubruk-9' }));
  const withSlug = answer(createClientWithOption, () => ACCOUNT);
  await openDashboard('/clients/new', 'ADMIN');
  fill('Nama mempelai wanita', 'Ayu');
  fill('Nama mempelai pria', 'Made');
  fireEvent.click(screen.getByLabelText('Alamat dan tampilannya menyusul'));
  expect(screen.queryByRole('textbox', { name: 'Alamat' })).toBeNull();
  create();
  await screen.findByRole('heading', { name: 'Undangan Ayu & Made sudah dibuat' });
  expect(made.map(({ body }) => body)).toEqual([
    { name: 'Ayu & Made', version: 'V2', content: { bride: { name: 'Ayu' }, groom: { name: 'Made' } } },
  ]);
  expect(withSlug).toEqual([]);
  expect(screen.getByText('kopi-tubruk-9').closest('dl')?.textContent).not.toContain('/ayu-made');
  expect(screen.getByRole('link', { name: 'Tambah alamat' }).getAttribute('href')).toBe('/dashboard/clients/31');
});

test('a couple is made of two names: the address follows them, and the account is shown once', async () => {
  const made = answer(createClientWithOption, () => ACCOUNT);
  await openDashboard('/clients/new', 'ADMIN');
  fill('Nama mempelai wanita', 'Ayu');
  fill('Nama mempelai pria', 'Made');
  expect(valueOf('Alamat')).toBe('ayu-made');
  await screen.findByText('Alamat ini tersedia.');
  create();
  await screen.findByRole('heading', { name: 'Undangan Ayu & Made sudah dibuat' });
  expect(made.map(({ body }) => body)).toMatchObject([
    {
      name: 'Ayu & Made',
      content: { bride: { name: 'Ayu' }, groom: { name: 'Made' } },
      option: { slug: 'ayu-made', web_type: 'PRIMARY', is_hidden: true },
    },
  ]);
  for (const text of ['ayu-made', '/ayu-made', 'kopi-tubruk-9']) expect(screen.getByText(text)).toBeTruthy();
  const edit = screen.getByRole('link', { name: 'Mulai menyunting' });
  expect(edit.getAttribute('href')).toBe('/dashboard/clients/31?option=47');
});

test('the whole account can be copied, as it is sent to the couple', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  answer(createClientWithOption, () => ACCOUNT);
  await openDashboard('/clients/new', 'ADMIN');
  fill('Nama mempelai wanita', 'Ayu');
  fill('Nama mempelai pria', 'Made');
  create();
  fireEvent.click(await screen.findByRole('button', { name: 'Salin semuanya' }));
  await screen.findByRole('button', { name: 'Tersalin' });
  expect(copied).toEqual([
    'Akun undangan Ayu & Made\nhttp://localhost/dashboard\nNama pengguna: ayu-made\nKata sandi: kopi-tubruk-9\nBerlaku 72 jam untuk masuk pertama kali.',
  ]);
});

test('who leaves before the password was copied is asked', async () => {
  answer(createClient, () => ({ id: 31, user_name: 'ayu-made', password: 'kopi-tubruk-9' }));
  await openDashboard('/clients/new', 'ADMIN');
  fill('Nama mempelai wanita', 'Ayu');
  fill('Nama mempelai pria', 'Made');
  fireEvent.click(screen.getByLabelText('Alamat dan tampilannya menyusul'));
  create();
  expect(await screen.findByText(/berlaku 72 jam/)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Tambah alamat' }));
  const question = within(await screen.findByRole('dialog', { name: 'Kata sandi belum disalin' }));
  fireEvent.click(question.getByRole('button', { name: 'Tetap di sini' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('kopi-tubruk-9')).toBeTruthy();
});

test('a birthday asks for one name, and begins in a look for birthdays', async () => {
  const made = answer(createClientWithOption, () => ACCOUNT);
  await openDashboard('/clients/new', 'ADMIN');
  fireEvent.click(screen.getByRole('radio', { name: 'Ulang tahun' }));
  expect(screen.queryByRole('textbox', { name: 'Nama mempelai pria' })).toBeNull();
  fill('Nama yang berulang tahun', 'Nadia');
  create();
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]?.body).toMatchObject({
    name: 'Nadia',
    option: { slug: 'nadia', template: 'TEMPLATE_8', web_type: 'BIRTHDAY' },
  });
});

test('an anniversary is of husband and wife, not of bride and groom', async () => {
  await openDashboard('/clients/new', 'ADMIN');
  fireEvent.click(screen.getByRole('radio', { name: 'Anniversary' }));
  expect([valueOf('Nama istri'), valueOf('Nama suami')]).toEqual(['', '']);
  expect(screen.queryByRole('textbox', { name: /mempelai/ })).toBeNull();
});

test('where nobody publishes the house’s first, it begins in the first that is published, until one is chosen', async () => {
  answer(listTemplates, () => [listedTemplate('TEMPLATE_17', 'Puspa'), listedTemplate('TEMPLATE_3', 'Sekar Jagad')]);
  const made = answer(createClientWithOption, () => ACCOUNT);
  await openDashboard('/clients/new', 'ADMIN');
  expect((await screen.findByRole('button', { name: 'Sekar Jagad' })).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Puspa' }));
  fill('Nama mempelai wanita', 'Ayu');
  fill('Nama mempelai pria', 'Made');
  create();
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]?.body).toMatchObject({ option: { template: 'TEMPLATE_17' } });
});

test('an address that somebody wrote stays when the names change', async () => {
  await openDashboard('/clients/new', 'ADMIN');
  fill('Nama mempelai wanita', 'Ayu');
  fill('Alamat', 'Pesta Kami');
  fill('Nama mempelai pria', 'Made');
  expect(valueOf('Alamat')).toBe('pesta-kami');
  fill('Alamat', '');
  fill('Nama mempelai pria', 'Komang');
  expect(valueOf('Alamat')).toBe('ayu-komang');
});

test('what is missing is said beside its field, gets the focus, and nothing is sent', async () => {
  const made = answer(createClientWithOption, () => ACCOUNT);
  await openDashboard('/clients/new', 'ADMIN');
  fill('Nama mempelai wanita', 'Ayu');
  create();
  await waitFor(() => expect(document.activeElement).toBe(field('Nama mempelai pria')));
  expect(screen.getByText('Isi dulu')).toBeTruthy();
  expect(made).toEqual([]);
});

test.each([
  ['dashboard', 'Kata ini dipakai Janur. Pilih yang lain.'],
  ['a', '2 sampai 64 huruf kecil, angka, atau tanda hubung.'],
])('the address %s is refused while it is written', async (slug, why) => {
  const made = answer(createClientWithOption, () => ACCOUNT);
  await openDashboard('/clients/new', 'ADMIN');
  fill('Nama mempelai wanita', 'Ayu');
  fill('Nama mempelai pria', 'Made');
  fill('Alamat', slug);
  expect(screen.getByText(why)).toBeTruthy();
  if (slug === 'a') {
    create();
    await waitFor(() => expect(document.activeElement).toBe(field('Alamat')));
    expect(made).toEqual([]);
  }
});

test('an address that was taken meanwhile is told beside it, and the words that were typed stay', async () => {
  answer(createClientWithOption, () => {
    throw new Refusal('CONFLICT', [
      { path: 'option.slug', code: 'slug_taken', params: { slug: 'ayu-made' }, message: 'The slug is taken.' },
    ]);
  });
  await openDashboard('/clients/new', 'ADMIN');
  fill('Nama mempelai wanita', 'Ayu');
  fill('Nama mempelai pria', 'Made');
  create();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Periksa isian yang ditandai.');
  expect(field('Alamat').getAttribute('aria-invalid')).toBe('true');
  expect(valueOf('Nama mempelai wanita')).toBe('Ayu');
  fill('Alamat', 'ayu-dan-made');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a client without an address', () => {
  /** Opens the client's editor; what is added is there afterwards. */
  async function openBare() {
    const { option, ...client } = stored();
    const options: { id: number; slug: string }[] = [];
    answer(getClientDetail, () => ({ ...client, options }));
    answer(getClientOption, () => stored());
    const added = answer(createOption, ({ body: { slug } }) => {
      options.push({ id: option.id, slug });
      return { ...option, slug };
    });
    answerTheRest();
    await openDashboard(`/clients/${client.id}`, 'ADMIN');
    return { client, option, added };
  }

  test('is asked for one before anything can be edited, and then edited at once', async () => {
    const { client, added } = await openBare();
    await screen.findByText(/Klien ini belum punya alamat undangan/);
    const add = screen.getByRole('button', { name: 'Tambah alamat' });
    fireEvent.click(add);
    expect(await screen.findByText('Isi dulu')).toBeTruthy();
    fill('Alamat', 'sinta-rama-keluarga');
    fireEvent.click(add);
    await waitFor(() => expect(added).toHaveLength(1));
    expect(added[0]).toMatchObject({
      params: { clientId: client.id },
      body: { slug: 'sinta-rama-keluarga', template: 'TEMPLATE_1', language: 'id' },
    });
    await screen.findByText('guests.janur.test/sinta-rama');
    expect(screen.queryByText(/belum punya alamat/)).toBeNull();
  });

  test('is told when the address could not be added', async () => {
    await openBare();
    answer(createOption, () => {
      throw new Refusal('CONFLICT', [
        { path: 'slug', code: 'slug_taken', params: { slug: 'sinta-rama' }, message: 'The slug is taken.' },
      ]);
    });
    await screen.findByText(/Klien ini belum punya alamat undangan/);
    fill('Alamat', 'sinta-rama');
    fireEvent.click(screen.getByRole('button', { name: 'Tambah alamat' }));
    await screen.findByRole('alert');
    expect(screen.getByText(/Klien ini belum punya alamat undangan/)).toBeTruthy();
  });
});

test('another address of a client is added in its editor, which then shows that one', async () => {
  const { option, ...client } = stored();
  const options = [{ id: option.id, slug: option.slug }];
  answer(getClientDetail, () => ({ ...client, options }));
  answer(getClientOption, ({ params }) => ({ ...stored(), option: { ...option, id: params.optionId } }));
  const added = answer(createOption, ({ body: { slug } }) => {
    options.push({ id: 99, slug });
    return { ...option, id: 99, slug };
  });
  answerTheRest();
  await openDashboard(`/clients/${client.id}?option=${option.id}&panel=new_slug`, 'ADMIN');
  const panel = within(await screen.findByRole('main'));
  fireEvent.change(await panel.findByRole('textbox', { name: 'Alamat' }), { target: { value: 'untuk-teman' } });
  fireEvent.click(panel.getByRole('button', { name: 'Tambah alamat' }));
  await waitFor(() => expect(added).toHaveLength(1));
  await waitFor(() => expect(whereabouts()).toBe(`/clients/${client.id}?option=99&panel=general`));
});
