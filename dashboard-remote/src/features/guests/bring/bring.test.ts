import { chatLine } from './chat.ts';
import {
  broughtOf,
  csvOf,
  guessedEvents,
  guestsRead,
  sharedNumbers,
  withHouseholds,
  wordsOf,
} from './guests-to-bring.ts';
import { guessed, type Source, tableOf, toRemember } from './mapping.ts';
import { withCell, withSure, wrongGuests } from './problems.ts';
import { cards, contactsOf, pasted } from './sources.ts';

const source = (...rows: string[][]): Source => ({
  name: 'x',
  rows: rows.map((cells, index) => ({ row: index + 1, cells })),
});
const mapped = (from: Source, remembered = {}) => guessed(tableOf(from), { ...from, remembered });

describe('columns', () => {
  test('are known below a title and an empty line, by what people call them', () => {
    const list = source(
      ['DAFTAR TAMU FINAL', '', ''],
      ['', '', ''],
      ['No', 'Nama Tamu', 'No WA / HP', 'pax', 'Dari siapa'],
      ['1', 'Bpk. H. Suwarno', '0812-2754-0931', '5', 'Klg Bapak'],
    );
    expect(tableOf(list)).toMatchObject({ skipped: 2, rows: [{ row: 4 }] });
    expect(mapped(list)).toEqual({ name: 1, phone_number: 2, total_guests: 3, guest_group: 4 });
  });

  test.each([
    ['my', ['Nama tetamu', 'No. telefon', 'Bilangan', 'Meja']],
    ['ge', ['Gast', 'Handynummer', 'Anzahl Personen', 'Tisch']],
    ['es', ['Nombre', 'Teléfono', 'Personas', 'Mesa']],
    ['pt', ['Convidado', 'Telemóvel', 'Pessoas', 'Mesa']],
    ['cn', ['姓名', '手机号码', '人数', '桌号']],
    ['ja', ['お名前', '電話番号', '人数', '卓番号']],
    ['kr', ['성함', '휴대폰', '인원수', '테이블']],
    ['en', ['Guest name', 'Phone number', 'Party size', 'Table no.']],
  ])('have headings in %s', (_, heads) => {
    expect(mapped(source(heads, ['A B', '0812', '2', '7']))).toEqual({
      name: 0,
      phone_number: 1,
      total_guests: 2,
      table_number: 3,
    });
  });

  test('without headings are known by what stands in them; numbers of rows are no people', () => {
    const list = source(
      ...['Budi', 'Siti', 'Made', 'Ketut', 'Ayu'].map((name, at) => [
        String(at + 1),
        name,
        `0812345678${at}0`,
        '2',
        `${name}@a.id`,
      ]),
    );
    expect(mapped(list)).toEqual({ name: 1, phone_number: 2, total_guests: 3, email: 4 });
    expect(tableOf(list).rows).toHaveLength(5);
  });

  test('our own export comes back: its code says who it is, and what we count ourselves is left', () => {
    const list = source(
      ['Slug', 'Code', 'Name', 'Phone number', 'E-mail', 'Group', 'Invited', 'Source', 'Attending', 'Coming', 'Wish'],
      ['a-b', 'AB12', 'Budi', '+628123', 'b@a.id', 'Kantor', '2', 'INVITED', 'Yes', '2', 'Selamat'],
    );
    expect(mapped(list)).toEqual({ code: 1, name: 2, phone_number: 3, email: 4, guest_group: 5, total_guests: 6 });
  });

  test.each([
    [
      ['Alamat undangan', 'Kode', 'Nama', 'Nomor HP', 'Email', 'Kelompok', 'Tanda', 'Jumlah tamu', 'Anggota', 'Asal'],
      ['Terkirim', 'Hadir', 'Akan hadir', 'Ucapan', 'Dijawab (WIB)'],
    ],
    [
      ['Alamat jemputan', 'Kod', 'Nama', 'No telefon', 'Emel', 'Kumpulan', 'Tanda', 'Bilangan tetamu', 'Ahli', 'Asal'],
      ['Dihantar', 'Hadir', 'Akan hadir', 'Ucapan', 'Dijawab (WIB)'],
    ],
    [
      ['Slug', 'Code', 'Name', 'Phone number', 'E-mail', 'Group', 'Tags', 'Invited', 'Members', 'Source'],
      ['Sent', 'Attending', 'Coming', 'Wish', 'Answered (WIB)'],
    ],
  ])('an export headed %j comes back, whatever its language', (kept, left) => {
    const values = [
      'a-b',
      'AB12',
      'Budi',
      '+628123',
      'b@a.id',
      'Kantor',
      'VIP',
      '2',
      'Budi; Sri',
      'x',
      '2027-05-01 09:00',
      'Ya',
      '2',
      'Hai',
    ];
    expect(mapped(source([...kept, ...left], [...values, '2027-06-12 11:30']))).toEqual({
      code: 1,
      name: 2,
      phone_number: 3,
      email: 4,
      guest_group: 5,
      tags: 6,
      total_guests: 7,
      members: 8,
    });
  });

  test.each([
    ['Nama', 'Nomor HP', 'Kode', 'Jumlah tamu', 'Tautan pribadi', 'Pesan WhatsApp', 'Kode QR'],
    ['Nama', 'No telefon', 'Kod', 'Bilangan tetamu', 'Pautan peribadi', 'Mesej WhatsApp', 'Kod QR'],
    ['Name', 'Phone number', 'Code', 'Invited', 'Personal link', 'WhatsApp message', 'QR code'],
  ])('the file of invitations headed %s, %s … comes back', (...headings) => {
    const list = source(headings, ['Budi', '+628123', 'AB12', '2', 'https://janur.test/a', 'Halo', 'AB12']);
    expect(mapped(list)).toEqual({ name: 0, phone_number: 1, code: 2, total_guests: 3 });
  });

  test('with headings of somebody’s own are remembered', () => {
    const list = source(['Nama', 'Sumber', 'Alamat kirim'], ['Budi', 'Kantor', 'Jl. Melati']);
    const table = tableOf(list);
    const chosen = { name: 0, guest_group: 1 };
    expect(mapped(list)).toEqual({ name: 0 });
    expect(guessed(table, { remembered: toRemember(table, chosen) })).toEqual(chosen);
  });
});

describe('a list from a chat', () => {
  test.each([
    ['Bpk H Suwarno sklg 5 org 0812-2754-0931', 'Bpk H Suwarno sklg', '5', '0812-2754-0931', ''],
    ['dr Maya Kusumaningrum +1 0811264118', 'dr Maya Kusumaningrum', '2', '0811264118', ''],
    ['Mr John Smith +1 212 555 0123', 'Mr John Smith', '', '+1 212 555 0123', ''],
    ['Tante Lusi & anak2 4 0818 276 551', 'Tante Lusi & anak2', '4', '0818 276 551', ''],
    ['Tante Lusi & anak2 0818276551', 'Tante Lusi & anak2', '', '0818276551', ''],
    // a number that lacks digits is a number all the same
    ['Mas Fajar 0812 27', 'Mas Fajar', '', '0812 27', ''],
    ['Mas Fajar 0812', 'Mas Fajar', '', '0812', ''],
    ['Bu Wiwik 889120', 'Bu Wiwik', '', '889120', ''],
    // how many come, behind the number
    ['Budi 0812 2754 0931 2', 'Budi', '2', '0812 2754 0931', ''],
    ['Budi 0812-2754-0931 5 org', 'Budi', '5', '0812-2754-0931', ''],
    ['Pak Budi 0812.2754.0931 (2 org)', 'Pak Budi', '2', '0812.2754.0931', ''],
    ['Budi 0812 34 56 78 90', 'Budi', '', '0812 34 56 78 90', ''],
    ['Rombongan SMA 100 org', 'Rombongan SMA', '100', '', ''],
    // numbers that are neither
    ['Alumni 1998', 'Alumni 1998', '', '', ''],
    ['Bu RT 05 0812 3456 789', 'Bu RT 05', '', '0812 3456 789', ''],
    ['1.Bude Tutik HP: 0812-9000-0047', 'Bude Tutik', '', '0812-9000-0047', ''],
    ['Cici Mei +65 9123 4567 4', 'Cici Mei', '4', '+65 9123 4567', ''],
    ['3. Bulik Ning & Om Joko 4 0817 0412 889', 'Bulik Ning & Om Joko', '4', '0817 0412 889', ''],
    ['Pakdhe Karyo Magelang (akad) 2', 'Pakdhe Karyo Magelang', '2', '', 'akad'],
    ['- Romo Antonius Budi Santosa', 'Romo Antonius Budi Santosa', '', '', ''],
    ['Keluarga Lim x3, 6281234567890', 'Keluarga Lim', '3', '6281234567890', ''],
    ['Ir. Ketut Widiartana, S.T. 081 3387 1902', 'Ir. Ketut Widiartana, S.T.', '', '081 3387 1902', ''],
    ['王小明 4人 +86 138 0013 8000', '王小明', '4', '+86 138 0013 8000', ''],
  ])('%s', (line, guest, people, phone, events) => {
    expect(chatLine(line)).toEqual({ guest, people, phone, events });
  });

  test.each([
    ['DAFTAR TAMU FINAL'],
    ['Daftar tamu Kirana & Bima rev 7'],
    ['List undangan Akad:'],
    ['Senarai tetamu'],
    ['Guest list'],
    ['Total 45 org'],
  ])('%s is nobody, and what was left out is told', (line) => {
    const list = pasted(`Budi 2\n${line}\nTamu Agung 3`, 'x');
    expect(list.rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [1, 'Budi'],
      [3, 'Tamu Agung'],
    ]);
    expect(tableOf(list).nobody).toEqual([line]);
    expect(guestsRead(list)).toBe(2);
  });

  test('the guests of a table are counted without its title, its headings and its sum', () => {
    expect(guestsRead(pasted('DAFTAR TAMU FINAL\t\nNama\tPax\nBudi\t2\nTOTAL\t2', 'x'))).toBe(1);
    expect(guestsRead(pasted('DAFTAR TAMU FINAL\t\nBudi\t2\nSiti\t3', 'x'))).toBe(2);
  });

  test('is no table for the commas of its titles', () => {
    const { known, rows } = pasted('Siti, S.H. 2\nBudi, M.M. 3\nAyu', 'x');
    expect(known?.[0]).toBe('name');
    expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['Siti, S.H.', '2'],
      ['Budi, M.M.', '3'],
      ['Ayu', ''],
    ]);
  });

  test('cells of a spreadsheet and lines of CSV stay tables', () => {
    expect(mapped(pasted('Nama\tHP\nBudi\t0812', 'x'))).toEqual({ name: 0, phone_number: 1 });
    const csv = pasted('Nama;HP\n"Siti; S.H.";0812', 'x');
    expect(csv.rows[1]?.cells).toEqual(['Siti; S.H.', '0812']);
  });
});

describe('contact cards', () => {
  test('of every age are read: folded lines, quoted-printable, the mobile number before the one at home', () => {
    const text = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Bude Tutik',
      'TEL;TYPE=HOME:0274 889 120',
      'TEL;TYPE=CELL:0812 1000',
      ' 0047',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9;Siti;;dr.;',
      'item1.TEL:+62811',
      'EMAIL:s@a.id',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Ketut\\, S.T.',
      'TEL;VALUE=uri:tel:+62813',
      'END:VCARD',
    ].join('\r\n');
    expect(cards(text, 'x').rows.map(({ cells }) => cells)).toEqual([
      ['Bude Tutik', '0812 10000047', ''],
      ['dr. Siti Café', '+62811', 's@a.id'],
      ['Ketut, S.T.', '+62813', ''],
    ]);
    expect(pasted(text, 'x').known).toEqual(['name', 'phone_number', 'email']);
  });

  test('are chosen from the phone where it lets one choose', () => {
    expect(contactsOf({})).toBeUndefined();
    expect(contactsOf({ contacts: { select: async () => [] } })).toBeDefined();
  });
});

describe('events', () => {
  const EVENTS = [
    { id: 1, title: 'Akad Nikah' },
    { id: 2, title: 'Resepsi' },
    { id: 3, title: 'Ngunduh Mantu' },
  ];
  const list = source(['Nama', 'Acara'], ['Budi', 'A + R'], ['Siti', 'NM'], ['Ayu', 'semua'], ['Made', 'X']);
  const table = tableOf(list);
  const mapping = { name: 0, events: 1 };

  test('are known by their beginnings and their letters; what is not known is asked', () => {
    const words = wordsOf(table, mapping);
    expect(words).toEqual(['A', 'R', 'NM', 'semua', 'X']);
    const guess = guessedEvents(words, EVENTS);
    expect(guess).toEqual({ a: [1], r: [2], nm: [3], semua: [1, 2, 3], x: null });
    const brought = broughtOf(table, mapping, { words: guess, events: EVENTS });
    expect(brought.map(({ values }) => values.events)).toEqual([
      'Akad Nikah, Resepsi',
      'Ngunduh Mantu',
      'Akad Nikah, Resepsi, Ngunduh Mantu',
      '-',
    ]);
  });
});

describe('what is sent', () => {
  const brought = (...values: object[]) =>
    values.map((one, at) => ({ row: at + 2, values: one as Record<string, string> }));

  test('has the number of people alone, and a word that is none as it was written', () => {
    const list = source(['Nama', 'Pax'], ['A', '5 org'], ['B', '2.0'], ['C', 'satu bis']);
    const read = broughtOf(tableOf(list), { name: 0, total_guests: 1 }, { words: {}, events: [] });
    expect(read.map(({ values }) => values.total_guests)).toEqual(['5', '2', 'satu bis']);
  });

  test('makes a household of rows with one number where that is wanted, and counts all of them', () => {
    const guests = brought(
      { name: 'Bpk. Ir. Darmawan', phone_number: '0811 2640 118', total_guests: '2' },
      { name: 'Arga Darmawan', phone_number: '+628112640118' },
      { name: 'Bu Wiwik', phone_number: '0274889120' },
    );
    const shared = sharedNumbers(guests, 'ID');
    expect(shared.map(({ phone, guests: of }) => [phone, of.length])).toEqual([['+628112640118', 2]]);
    const merged = withHouseholds(guests, shared, () => 'one');
    expect(merged.map(({ values }) => [values.name, values.total_guests, values.note])).toEqual([
      ['Bpk. Ir. Darmawan', '3', 'Arga Darmawan'],
      ['Bu Wiwik', undefined, undefined],
    ]);
    expect(withHouseholds(guests, shared, () => 'apart')).toEqual(guests);
    expect(withHouseholds(guests, shared, () => 'twice').map(({ values }) => values.name)).toEqual([
      'Bpk. Ir. Darmawan',
      'Bu Wiwik',
    ]);
  });

  test('names all of a household of which each row is one person', () => {
    const phone_number = '0813 2200 4455';
    const guests = brought(
      { name: 'Ibu Ratna', phone_number, total_guests: '1' },
      { name: 'Bimo (anak)', phone_number },
    );
    const [household] = withHouseholds(guests, sharedNumbers(guests, 'ID'), () => 'one');
    expect(household?.values).toMatchObject({
      name: 'Ibu Ratna',
      total_guests: '2',
      members: 'Ibu Ratna; Bimo (anak)',
    });
    expect(household?.values.note).toBeUndefined();
  });

  test('has no number where somebody wrote that there is none, and no guest who is a sum', () => {
    const list = source(
      ['Nama', 'HP', 'Pax'],
      ['A', '-', '1'],
      ['B', 'tidak ada', '1'],
      ['C', '0', '1'],
      ['TOTAL', '', '3'],
    );
    const read = broughtOf(tableOf(list), { name: 0, phone_number: 1, total_guests: 2 }, { words: {}, events: [] });
    expect(read.map(({ values }) => values)).toEqual(['A', 'B', 'C'].map((name) => ({ name, total_guests: '1' })));
  });

  test('says of whom is in the list twice where the first stands, before anything is sent', () => {
    const guests = brought(
      { name: 'Budi', phone_number: '0811264011' },
      { name: 'BUDI', phone_number: '+62 811 264 011' },
      { name: 'Siti' },
      { name: 'Budi' },
    );
    expect(wrongGuests(guests, 'ID')).toEqual([
      { guest: guests[1], column: 'name', problem: { code: 'same_guest', params: { row: 2 } } },
    ]);
  });

  describe('is asked about', () => {
    const oddOf = (values: object) => wrongGuests(brought({ name: 'Mas Fajar', ...values }), 'ID')[0]?.problem;

    test.each([['0812 27'], ['0812'], ['0812 2754'], ['+62 812 2754'], ['889120'], ['0274 88'], ['62812']])(
      'where the number %s lacks digits',
      (phone_number) => expect(oddOf({ phone_number })).toMatchObject({ code: 'lacks_digits' }),
    );

    test.each([
      ['0811264118'],
      ['0812-2754-0931'],
      ['0274 889120'],
      ['021 5551234'],
      ['+65 9123 4567'],
      ['812 2754 0931'],
    ])('and not where %s is whole', (phone_number) => expect(oddOf({ phone_number })).toBeUndefined());

    test('where no household is as large, unless it is named or is ours', () => {
      expect(oddOf({ total_guests: '27' })).toEqual({ code: 'many_people', mayBeRight: true });
      expect(oddOf({ total_guests: '8' })).toBeUndefined();
      expect(oddOf({ total_guests: '27', code: 'AB12' })).toBeUndefined();
      expect(oddOf({ total_guests: '11', members: 'A; B; C; D; E; F; G; H; I; J; K' })).toBeUndefined();
    });

    test('once: what somebody said or wrote of it holds', () => {
      const guests = brought({ name: 'Rombongan Desa', total_guests: '30' });
      const [rombongan] = guests;
      if (!rombongan) throw new Error('there is one');
      expect(wrongGuests(withSure(guests, rombongan, 'total_guests'), 'ID')).toEqual([]);
      expect(wrongGuests(withCell(guests, rombongan, 'total_guests', '40'), 'ID')).toEqual([]);
      const short = brought({ name: 'Kota Kinabalu', phone_number: '088 21234' });
      expect(wrongGuests(short, 'ID')[0]?.problem).toEqual({ code: 'lacks_digits', mayBeRight: true });
      expect(
        wrongGuests(
          short.map((one) => ({ ...one, sureOf: ['phone_number' as const] })),
          'ID',
        ),
      ).toEqual([]);
    });

    test('and a number that nobody can be called at is not right by being said to be', () => {
      const guests = brought({ name: 'Mas Fajar', phone_number: '0812 27' });
      const sure = guests.map((one) => ({ ...one, sureOf: ['phone_number' as const] }));
      expect(wrongGuests(sure, 'ID')[0]?.problem).toEqual({ code: 'lacks_digits', mayBeRight: false });
    });
  });

  test('keeps the numbers of the rows that stand in their sheet', () => {
    const { rows } = pasted('Nama\tHP\n\t\n\nBudi\t0812', 'x');
    expect(rows.map(({ row }) => row)).toEqual([1, 4]);
  });

  test('one guest twice is no household', () => {
    expect(
      sharedNumbers(
        brought({ name: 'Budi', phone_number: '0811264011' }, { name: 'BUDI', phone_number: '0811264011' }),
        'ID',
      ),
    ).toEqual([]);
  });

  test('is CSV with our columns, whatever stands in a cell', () => {
    const csv = csvOf(brought({ name: 'Siti "Ti", S.H.', note: 'a\nb' }));
    expect(csv).toBe('name,note\r\n"Siti ""Ti"", S.H.","a\nb"');
  });
});
