import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { unpacked } from '../../testing/archive.ts';
import type { Cell, Format, SheetRow } from './protocol.ts';
import { READ_LIMITS, readSpreadsheet } from './read.ts';
import { writeSpreadsheet } from './write.ts';

const COLUMNS = [{ header: 'code' }, { header: 'name' }, { header: 'phone' }, { header: 'total' }];
const HEADER = ['code', 'name', 'phone', 'total'];

async function* batchesOf(rows: Cell[][], size = 100): AsyncGenerator<Cell[][], void> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

const written = (format: Format, rows: Cell[][]): Promise<Buffer> =>
  buffer(writeSpreadsheet({ tenant: 'a test', format, sheet: 'Guests', columns: COLUMNS }, batchesOf(rows)));

async function read(file: Uint8Array, limits = READ_LIMITS): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const batch of readSpreadsheet(file, 'a test', limits)) rows.push(...batch);
  return rows;
}

const ROWS: Cell[][] = [
  ['A1', 'Budi Santoso', '+6281200000001', 2],
  ['A2', '김서연, "Sari"', '081200000002', 1],
  ['A3', '林美琳\nさくら', null, 4],
  ['A4', '=HYPERLINK("http://x","y")', '@SUM(A1)', 0],
  ['A5', '-2+3', '\tindented', 3],
];

describe.each(['xlsx', 'csv'] as const)('%s', (format) => {
  test('what was written is read again, and what looks like a formula is still text', async () => {
    const rows = await read(await written(format, ROWS));
    expect(rows).toEqual([
      { row: 1, cells: HEADER },
      { row: 2, cells: ['A1', 'Budi Santoso', '+6281200000001', '2'] },
      { row: 3, cells: ['A2', '김서연, "Sari"', '081200000002', '1'] },
      { row: 4, cells: ['A3', '林美琳\nさくら', '', '4'] },
      { row: 5, cells: ['A4', '=HYPERLINK("http://x","y")', '@SUM(A1)', '0'] },
      { row: 6, cells: ['A5', '-2+3', 'indented', '3'] },
    ]);
  });

  test('a large file has every row once, in order', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [`A${index}`, `Guest ${Math.sin(index)}`, null, index]);
    const codes = (await read(await written(format, rows))).map(({ cells }) => cells[0]);
    expect(codes).toEqual(['code', ...rows.map(([code]) => code)]);
  });

  test('a file without rows has its header', async () => {
    expect(await read(await written(format, []))).toEqual([{ row: 1, cells: HEADER }]);
  });

  test('a row too many is refused', async () => {
    const file = await written(format, ROWS);
    expect(await read(file, { ...READ_LIMITS, rows: ROWS.length })).toHaveLength(6);
    await expect(read(file, { ...READ_LIMITS, rows: ROWS.length - 1 })).rejects.toMatchObject({ code: 'TOO_LARGE' });
    await expect(read(file, { ...READ_LIMITS, columns: 3 })).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  test('the thread ends when the reader goes away', async () => {
    let asked = 0;
    const over = Promise.withResolvers<void>();
    async function* endless(): AsyncGenerator<Cell[][], void> {
      try {
        for (;;) {
          asked += 1;
          yield Array.from({ length: 500 }, (_, index) => [`A${index}`, `${Math.random()}`, null, 1]);
        }
      } finally {
        over.resolve();
      }
    }
    const stream = writeSpreadsheet({ tenant: 'a test', format, sheet: 'Guests', columns: COLUMNS }, endless());
    for await (const chunk of stream) if (chunk) break;
    await over.promise;
    expect(asked).toBeLessThan(500);
  });

  test('a failing source fails the file', async () => {
    async function* failing(): AsyncGenerator<Cell[][], void> {
      yield ROWS;
      throw new Error('the database is gone');
    }
    const stream = writeSpreadsheet({ tenant: 'a test', format, sheet: 'Guests', columns: COLUMNS }, failing());
    await expect(buffer(stream)).rejects.toThrow('the database is gone');
  });
});

test('csv is RFC 4180, and a spreadsheet program runs no formula of it', async () => {
  const text = (await written('csv', ROWS)).toString('utf8');
  expect(text).toBe(
    [
      '\uFEFFcode,name,phone,total',
      "A1,Budi Santoso,'+6281200000001,2",
      'A2,"김서연, ""Sari""",081200000002,1',
      'A3,"林美琳\nさくら",,4',
      `A4,"'=HYPERLINK(""http://x"",""y"")",'@SUM(A1),0`,
      "A5,'-2+3,'\tindented,3",
    ].join('\r\n'),
  );
});

test('what was kept before unreadable texts were refused does not damage the file', async () => {
  for (const format of ['xlsx', 'csv'] as const) {
    const rows = await read(await written(format, [['Ctl\uFFFEx'], ['\u0000Budi\u202E']]));
    expect(rows.map(({ cells }) => cells)).toEqual([HEADER, ['Ctlx'], ['Budi']]);
  }
});

test('xlsx has text cells and no formula', async () => {
  const sheet = unpacked(await written('xlsx', ROWS), 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain('=HYPERLINK');
  expect(sheet).not.toMatch(/<f[ >]/);
  expect(sheet).toContain('t="inlineStr"');
});

test('numbers, dates and other separators of a spreadsheet are read as people see them', async () => {
  const rows = await read(Buffer.from('name;phone\r\nBudi;6281200000001\r\n\r\n;\r\n"Ayu";0812'));
  expect(rows).toEqual([
    { row: 1, cells: ['name', 'phone'] },
    { row: 2, cells: ['Budi', '6281200000001'] },
    { row: 5, cells: ['Ayu', '0812'] },
  ]);
  const unicodeText = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('name\tphone\r\n美琳\t0812', 'utf16le')]);
  expect((await read(unicodeText)).at(-1)?.cells).toEqual(['美琳', '0812']);
});

test.each<[string, Buffer, string]>([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200', 'hex'), 'UNSUPPORTED_MEDIA'],
  ['an old .xls', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'UNSUPPORTED_MEDIA'],
  ['an archive of something else', archive({ 'hello.txt': Buffer.from('hello') }), 'UNSUPPORTED_MEDIA'],
  ['half an archive', archive({ 'xl/workbook.xml': Buffer.from('<workbook/>') }).subarray(0, 40), 'UNSUPPORTED_MEDIA'],
  ['an empty archive with a broken sheet', archive(broken()), 'UNSUPPORTED_MEDIA'],
  ['csv of another encoding', Buffer.from('name\nMüller', 'latin1'), 'UNSUPPORTED_MEDIA'],
  ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 'a,b\n'), 'TOO_LARGE'],
  ['a bomb', archive({ 'xl/worksheets/sheet1.xml': Buffer.alloc(60 * 1024 * 1024) }), 'TOO_LARGE'],
  [
    'an archive of a thousand and one parts',
    archive(Object.fromEntries(Array.from({ length: 1001 }, (_, part) => [`xl/media/${part}`, Buffer.from('x')]))),
    'TOO_LARGE',
  ],
  [
    'a bomb that claims to be small',
    archive({ 'xl/worksheets/sheet1.xml': Buffer.alloc(60 * 1024 * 1024) }, { claimed: 10 }),
    'TOO_LARGE',
  ],
])('%s is refused', async (_, file, code) => {
  await expect(read(file)).rejects.toMatchObject({ name: 'HttpError', code });
});

const MEGABYTE = 1024 * 1024;
const sheetOf = (hostile: string): Record<string, Buffer> => ({
  '[Content_Types].xml': Buffer.from('<Types><Default Extension="xml" ContentType="application/xml"/></Types>'),
  '_rels/.rels': Buffer.from(
    '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  ),
  'xl/workbook.xml': Buffer.from('<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>'),
  'xl/_rels/workbook.xml.rels': Buffer.from(
    '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  'xl/worksheets/sheet1.xml': Buffer.from(`<worksheet><sheetData><row>${hostile}`),
});

// each kept a thread busy for half a minute to ten minutes
test.each<[string, () => Buffer, string]>([
  ['a quoted value that never ends', () => archive(sheetOf(`<c r="${'A'.repeat(40 * MEGABYTE)}`)), 'UNSUPPORTED_MEDIA'],
  ['nine million attributes', () => archive(sheetOf(`<c ${'a="" '.repeat(9_000_000)}`)), 'UNSUPPORTED_MEDIA'],
  ['tags that begin and begin', () => archive(sheetOf('<'.repeat(48 * MEGABYTE))), 'UNSUPPORTED_MEDIA'],
  ['tags in tags without end', () => archive(sheetOf('<c>'.repeat(5 * MEGABYTE))), 'UNSUPPORTED_MEDIA'],
  ['a comment that never ends', () => archive(sheetOf(`<!--${'-'.repeat(40 * MEGABYTE)}`)), 'UNSUPPORTED_MEDIA'],
  [
    'a document type with entities',
    () => archive(sheetOf('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><c><v>&a;</v></c>')),
    'UNSUPPORTED_MEDIA',
  ],
  ['csv of empty lines', () => Buffer.alloc(4.9 * MEGABYTE, '\n'), 'TOO_LARGE'],
  ['csv of commas', () => Buffer.alloc(4.9 * MEGABYTE, ','), 'TOO_LARGE'],
  ['csv of one word', () => Buffer.alloc(4.9 * MEGABYTE, '_'), 'TOO_LARGE'],
  ['csv of one quoted word', () => Buffer.alloc(4.9 * MEGABYTE, '"a'), 'TOO_LARGE'],
])('%s is refused in seconds, on a busy machine as well', async (_, file, code) => {
  const bytes = file();
  const start = performance.now();
  await expect(read(bytes)).rejects.toMatchObject({ name: 'HttpError', code });
  expect(performance.now() - start).toBeLessThan(15_000);
});

function broken(): Record<string, Buffer> {
  return { '[Content_Types].xml': Buffer.from('<Types>'), '_rels/.rels': Buffer.from('<Relationships><x') };
}

/** A zip archive, with whatever sizes it should claim. */
function archive(files: Record<string, Buffer>, { claimed }: { claimed?: number } = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claimed ?? content.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), shared, Buffer.from(name), packed]);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    shared.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    locals.push(local);
    directory.push(Buffer.concat([entry, Buffer.from(name)]));
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listing, end]);
}
