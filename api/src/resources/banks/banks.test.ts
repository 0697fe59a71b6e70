import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getClientBySlug, listBanks, removeBankLogo, setBankLogo, updateClient } from '@janur/contracts';
import sharp from 'sharp';
import { sweepFiles } from '../uploads/sweep.ts';
import { createFileStore } from '../../files/index.ts';
import { fileOf } from '../../testing/media.ts';
import { testApi } from '../../testing/test-api.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'janur-banks-'));
const api = testApi({ dataDir });
let admin: { token: string };
let logo: Buffer;
beforeAll(async () => {
  admin = await api.given.admin();
  logo = await sharp({ create: { width: 240, height: 80, channels: 4, background: '#0060af' } })
    .png()
    .toBuffer();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const set = async (bank_name: string, bytes = logo) =>
  (await api.as(admin).call(setBankLogo, { body: { bank_name, image_file: fileOf(bytes) } })).data;
/** An invitation with an account at that bank. */
async function couple(bank_name: string) {
  const client = await api.given.client();
  const body = {
    name: client.name,
    version: 'V2' as const,
    content: { payments: [{ account_number: '123', default_bank: { bank_name } }] },
  };
  await api.as(admin).call(updateClient, { params: { clientId: client.id }, body });
  const shown = async () =>
    (await api.as().call(getClientBySlug, { params: { slug: client.slug } })).data.content.payments[0]?.default_bank;
  return { shown };
}

test('a logo that is set is seen in every invitation that names the bank, at once', async () => {
  const [first, second] = [await couple('BCA'), await couple('bca')];
  expect(await first.shown()).toMatchObject({ bank_name: 'BCA', bank_logo_url: null });
  const bank = await set('BCA');
  expect(bank.bank_logo_url).toMatch(/^\/files\/.+\.webp$/);
  expect(existsSync(join(dataDir, bank.bank_logo_url ?? ''))).toBe(true);
  expect(await first.shown()).toEqual(bank);
  expect(await second.shown()).toEqual(bank);
  expect((await api.as(admin).call(listBanks, {})).data).toContainEqual(bank);
});

test('a bank that is not there yet is made with its logo, and names are one in any case', async () => {
  const made = await set('Bank Kami');
  const again = await set('BANK KAMI');
  expect(again).toMatchObject({ id: made.id, bank_name: 'Bank Kami' });
  expect(again.bank_logo_url).not.toBe(made.bank_logo_url);
});

test('a logo that was replaced or taken away goes with the sweeper, and the one that is shown stays', async () => {
  const former = await set('Jenius');
  const bank = await set('Jenius');
  const store = createFileStore({ dataDir, s3: undefined });
  await sweepFiles({ db: api.db, store }, { olderThanMs: 0 });
  expect(existsSync(join(dataDir, former.bank_logo_url ?? ''))).toBe(false);
  expect(existsSync(join(dataDir, bank.bank_logo_url ?? ''))).toBe(true);
  const { data } = await api.as(admin).call(removeBankLogo, { params: { bankId: bank.id } });
  expect(data).toEqual({ ...bank, bank_logo_url: null });
  await sweepFiles({ db: api.db, store }, { olderThanMs: 0 });
  expect(existsSync(join(dataDir, bank.bank_logo_url ?? ''))).toBe(false);
});

test('what is no picture sets nothing', async () => {
  const bank = await set('OVO');
  const body = { bank_name: 'OVO', image_file: fileOf(Buffer.from('<svg/>')) };
  const { status, failure } = await api.as(admin).send(setBankLogo, { body });
  expect(status).toBe(415);
  expect(failure).toMatchObject({ fields: [{ path: 'body.image_file', code: 'not_a_picture' }] });
  expect((await api.as(admin).call(listBanks, {})).data).toContainEqual(bank);
});
