import type { Database } from '@janur/api/database';
import { hash } from '@node-rs/argon2';
import type { Invited } from './history.ts';

/** A celebration of one seed: hosts, one event with a guest-book, its guests, an usher a device. */
export interface Stage {
  readonly clientId: number;
  readonly eventId: number;
  /** Sessions, in the order of the devices. */
  readonly tokens: readonly string[];
  readonly names: readonly string[];
}

export const PASSWORD = 'nobody scans faster';
/** Cheap, because the cost of a password is not what is tried here. */
export const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

interface Casting {
  readonly seed: number;
  readonly guests: readonly Invited[];
  readonly neighbours: readonly Invited[];
  readonly devices: readonly { readonly name: string }[];
  readonly ports: readonly [number, number];
}

export async function setStage(db: Database, { seed, guests, neighbours, devices, ports }: Casting): Promise<Stage> {
  await celebration(db, `neighbours-${seed}`, neighbours);
  const { clientId, eventId } = await celebration(db, `seed-${seed}`, guests);
  const password_hash = await hash(PASSWORD, CHEAP);
  const accounts = devices.map(({ name }) => ({
    username: `usher-${seed}-${name}`,
    name: `Usher of ${name}`,
    role: 'USHER',
    password_hash,
    client_id: clientId,
  }));
  await db('accounts').insert(accounts);
  const tokens = await Promise.all(
    accounts.map(({ username }, index) => logIn(username, { port: ports[0], address: addressOf(seed, index) })),
  );
  return { clientId, eventId, tokens, names: accounts.map(({ name }) => name) };
}

/** Limits count by address: every device of every seed stands elsewhere. */
export const addressOf = (seed: number, device: number): string =>
  `10.${(seed >> 8) & 255}.${seed & 255}.${(device % 250) + 1}`;

async function celebration(db: Database, slug: string, guests: readonly Invited[]) {
  const clientId = made(await db('clients').insert({ name: slug }));
  const content_id = made(await db('contents').insert({ client_id: clientId }));
  const option_id = made(await db('options').insert({ client_id: clientId, slug, template: 'TEMPLATE_1' }));
  const eventId = made(
    await db('events').insert({
      client_id: clientId,
      content_id,
      title: 'Resepsi',
      type: 'WEDDING_RECEPTION',
      start_datetime: new Date(),
      is_guest_book: true,
    }),
  );
  const ours = { client_id: clientId, option_id };
  await db('guests').insert(
    guests.map(({ code, name, invited }) => ({ ...ours, code, name, total_guests: invited, search_text: '' })),
  );
  const ids = new Map((await db('guests').where(ours).select('id', 'code')).map(({ id, code }) => [code, id]));
  await db('guest_events').insert(
    guests.map(({ code, name, invited, confirmed, status, table }) => ({
      ...ours,
      event_id: eventId,
      guest_id: ids.get(code),
      guest_name: name,
      total_guests: invited,
      total_guests_confirmed: confirmed,
      confirmation_status: status,
      table_number: table,
    })),
  );
  const count = (wanted: Invited['status']) => guests.filter(({ status }) => status === wanted).length;
  await db('event_counters').insert({
    ...ours,
    event_id: eventId,
    shard: 0,
    total_invitations: guests.length,
    total_confirmed: count('CONFIRMED'),
    total_declined: count('DECLINED'),
    total_pending: count('PENDING'),
    total_pax: sum(guests.map(({ invited }) => invited)),
    total_pax_confirmed: sum(guests.map(({ confirmed }) => confirmed)),
  });
  return { clientId, eventId };
}

export async function logIn(
  username: string,
  { port, address, password = PASSWORD }: { port: number; address: string; password?: string },
): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/public/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`${username} cannot log in: ${response.status} ${await response.text()}`);
  const { data }: { data: { token: string } } = JSON.parse(await response.text());
  return data.token;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function made([id]: readonly (number | undefined)[]): number {
  if (id === undefined) throw new Error('the database gave no id');
  return id;
}
