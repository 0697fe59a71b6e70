import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32, deflateRawSync } from 'node:zlib';

export interface Target {
  readonly origin: string;
  readonly victim: { slug: string; clientId: number; eventId: number; username: string };
  /** A couple that attacks the others with its own account. */
  readonly bad: { username: string; password: string; slug: string };
}

/** Wrong passwords, wrong codes, floods of answers, hostile files and bodies that never end, until they are stopped. */
export function attackers({ origin, victim, bad }: Target) {
  const statuses = new Map<string, Map<number, number>>();
  const sockets: Socket[] = [];
  const ending = new AbortController();
  let count = 0;

  const call = (path: string, address: string, init: RequestInit = {}) =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      ...init,
      headers: { 'x-forwarded-for': address, ...init.headers },
      signal: AbortSignal.timeout(40_000),
    });
  const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const network = (index: number) => `2001:db8:${(index % 50).toString(16)}::${(index % 9) + 1}`;

  async function loop(name: string, everyMs: number, act: (index: number) => Promise<Response>): Promise<void> {
    const answers = new Map<number, number>();
    statuses.set(name, answers);
    while (!ending.signal.aborted) {
      const status = await act((count += 1)).then(
        async (response) => (await response.arrayBuffer(), response.status),
        () => 0,
      );
      answers.set(status, (answers.get(status) ?? 0) + 1);
      await pause(everyMs);
    }
  }

  function halfOpen(): void {
    const { hostname, port } = new URL(origin);
    for (let index = 0; index < 200; index += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/public/auth/login HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${network(index)}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      );
      sockets.push(socket);
    }
  }

  async function sheets(): Promise<void> {
    const login = await call(
      '/public/auth/login',
      '198.51.100.66',
      json({ username: bad.username, password: bad.password }),
    );
    const said = await login.text();
    if (!login.ok) console.log('bad couple', login.status, said);
    const { data } = JSON.parse(said) as { data: { token: string } };
    const send = (file: Uint8Array<ArrayBuffer>) => {
      const body = new FormData();
      body.append('slug', bad.slug);
      body.append('rsvp-guest-file', new File([file], 'guests.xlsx'));
      return call('/dashboard/clients/rsvp/upload-rsvp-file', '198.51.100.66', {
        body,
        headers: { authorization: `Bearer ${data.token}` },
      });
    };
    // the second one hides from the check in front, so that only the deadline ends it
    const files = [hostile('sheet1.xml'), hostile('sheet1.bin')];
    await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        loop(`hostile sheet ${index}`, 50, () => send(files[index % 2] ?? new Uint8Array())),
      ),
    );
  }

  halfOpen();
  const sheetsRunning = sheets();
  const running = [
    ...Array.from({ length: 3 }, (_, index) =>
      loop(`wrong password ${index}`, 20, (at) =>
        call('/public/auth/login', network(at), json({ username: victim.username, password: `wrong ${at}` })),
      ),
    ),
    loop('wrong code', 10, (at) =>
      call(`/public/clients/${victim.slug}`, '203.0.113.7', { method: 'GET', headers: { 'guest-code': `WRONG${at}` } }),
    ),
    loop('stranger', 10, (at) =>
      call(`/public/guests/rsvp/${victim.clientId}`, network(at), {
        body: JSON.stringify({
          name: `Stranger ${at}`,
          message: 'BUY FOLLOWERS',
          events: [{ id: victim.eventId, is_attending: true, guest_total: 10 }],
        }),
        headers: { 'content-type': 'application/json', slug: victim.slug },
      }),
    ),
    sheetsRunning,
  ];
  return {
    /** What they were answered. */
    async stop(): Promise<string> {
      ending.abort();
      for (const socket of sockets) socket.destroy();
      await Promise.all(running);
      const told = [...statuses].map(
        ([name, answers]) => `${name}: ${[...answers].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
      );
      return told.join('\n');
    },
  };
}

/** 70 KB of nine million attributes that never close. */
function hostile(sheet: string): Uint8Array<ArrayBuffer> {
  const relation = (type: string, target: string) =>
    `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
  return zip({
    '[Content_Types].xml': '<Types><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relation('worksheet', `worksheets/${sheet}`),
    [`xl/worksheets/${sheet}`]: `<worksheet><sheetData><row><c ${'a="" '.repeat(9_000_000)}`,
  });
}

function zip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    shared.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), shared, Buffer.from(name), packed]);
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
  return Uint8Array.from(Buffer.concat([...locals, listing, end]));
}
