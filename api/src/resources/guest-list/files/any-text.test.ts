import { exportGuestList, exportWishes, submitRsvp } from '@janur/contracts';
import * as fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { readSpreadsheet } from '../../../lib/spreadsheets/read.ts';
import { unpacked } from '../../../testing/archive.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();

/** Whatever a stranger may type, with what XML, spreadsheets and screens take amiss more often than chance brings it. */
const text = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        '\uFFFE',
        '\uFFFF',
        '\0',
        '\u0001',
        '\u202E',
        '\uD800',
        '&#0;',
        ']]>',
        '<',
        '"',
        ',',
        '\r\n',
        '\t',
        '=1',
        ';=1',
        '_x0000_',
        '\u2028',
        'a',
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

/** Strict: throws at the first thing that XML 1.0 does not allow. */
function assertWellFormed(xml: string): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}

async function cellsOf(file: Buffer): Promise<string[]> {
  const cells = [];
  for await (const batch of readSpreadsheet(file, 'a test')) cells.push(...batch.flatMap((row) => row.cells));
  return cells;
}

/** A file in both of its kinds. */
async function filesOf(request: { url: string; method: 'GET' | 'POST'; payload?: object }, token: string) {
  const get = async (accept: string) => {
    const headers = { accept, authorization: `Bearer ${token}` };
    const { rawPayload, statusCode } = await api.app.inject({ ...request, headers });
    expect(statusCode).toBe(200);
    return rawPayload;
  };
  return { csv: await get('text/csv'), xlsx: await get('*/*') };
}

/** As a person reads it in a cell: XML knows one kind of line end. */
const read = (said: string) => said.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();

test('any text that is accepted is exported in files that parse, and reads as it was written', async () => {
  const client = await api.given.client({ version: 'V1' });
  const { token } = await api.given.clientAccount(client);
  const admin = await api.given.admin();
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ name: text, message: text }), { minLength: 15, maxLength: 15 }),
      async (said) => {
        const told = [];
        for (const { name, message } of said) {
          const body = { name, message, is_attending: true, guest_total: 1 };
          const answer = await api
            .as()
            .send(submitRsvp, { params: { clientId: client.id }, headers: { slug: client.slug }, body });
          expect([201, 422]).toContain(answer.status);
          // a wish of blanks is none
          if (answer.status === 201 && read(message) !== '') told.push(read(name), read(message));
        }
        accepted += told.length;
        const guests = await filesOf(
          { url: `/api${exportGuestList.path}`, method: 'POST', payload: { slugs: [client.slug] } },
          token,
        );
        const wishes = await filesOf({ url: `/api${exportWishes.path}`, method: 'GET' }, admin.token);
        for (const { csv, xlsx } of [guests, wishes]) {
          assertWellFormed(unpacked(xlsx, 'xl/worksheets/sheet1.xml'));
          for (const file of [csv, xlsx]) {
            const cells = new Set((await cellsOf(file)).map(read));
            expect(told.filter((one) => !cells.has(one))).toEqual([]);
          }
        }
      },
    ),
    { numRuns: 5, endOnFailure: true },
  );
  expect(accepted).toBeGreaterThan(20);
}, 120_000);
