import { at, pick } from '../random.ts';
import { CULTURES } from '../clients/cultures.ts';
import { WISHES } from '../clients/texts.ts';
import type { OldInvitation, OldRecord } from './clients.ts';
import type { Planted } from './flaws.ts';

interface Making {
  readonly index: number;
  readonly random: () => number;
  readonly planted: Planted[];
}

const EMOJI = ['', '', ' 🙏', ' 🤍✨', ' 👰🏽‍♀️🤵🏻', ' 祝福你们'] as const;

/** Guests, their answers, wishes and what the guest-book knows, as the dashboard's calls tell them. */
export function peopleOf(of: OldInvitation, { index, random, planted }: Making): OldRecord[] {
  const slug = of.option.slug;
  const events = [...list(of.content['events']), ...list(of.content['new_events'])];
  const culture = at(CULTURES, index);
  const records: OldRecord[] = [];
  const count = index % 25 === 0 ? 120 : 8 + (index % 17);
  for (let place = 0; place < count; place += 1) {
    const id = of.id * 1000 + place;
    const code = codeOf(id);
    const name = `${pick(place % 2 ? culture.brides : culture.grooms, random)} ${pick(culture.familyNames, random)}${place % 9 === 0 ? ' & keluarga' : ''}`;
    const total = place % 23 === 22 ? 0 : 1 + (place % 4);
    if (total === 0) planted.push({ slug: slug.toLowerCase(), path: 'guest total_guests', what: 'REFUSED' });
    const phone_number = phoneOf(place, id);
    if (phone_number === 'nomor baru')
      planted.push({ slug: slug.toLowerCase(), path: 'guest phone_number', what: 'REFUSED' });
    const who = { slug, code, name, phone_number, email: place % 6 === 0 ? `tamu${id}@example.com` : '' };
    records.push({
      kind: 'guest',
      ...who,
      id,
      option_id: of.option['id'],
      created_at: '2026-03-01 08:00:00',
      details: place % 5 === 0 ? 'Meja dekat panggung' : '',
      total_guests: total,
    });
    if (place % 3 !== 0) records.push(answerOf(of, { ...who, id: id + 500, events, place, total: Math.max(1, total) }));
    if (place % 8 === 3 && events[1]?.['is_guest_book'])
      records.push(entryOf(of, { ...who, id, event: events[1], place, total: Math.max(1, total) }));
  }
  for (let place = 0; place < 3 + (index % 6); place += 1) {
    const [name, message] = at(WISHES, index + place);
    records.push({
      kind: 'wish',
      client_id: of.id,
      id: of.id * 100 + place,
      name,
      message: `${message}${at(EMOJI, index + place)}`,
      created_at: `2026-04-${String(1 + place).padStart(2, '0')}T0${place % 9}:15:00.000Z`,
    });
  }
  if (index % 23 === 11)
    records.push({
      kind: 'lock',
      slug,
      status: 'LOCKED',
      title: 'Undangan ini tersegel',
      description: 'Masukkan kode dari pesan WhatsApp.',
      image_url: '',
      bride_name: 'x',
      template: of.option['template'],
    });
  records.push({ kind: 'slug', slug, client_name: of['name'], template_name: of.option['template'] });
  return records;
}

const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : []);

/** Ten letters and digits, as codes were. */
const codeOf = (id: number): string => `T${id.toString(36).toUpperCase().padStart(8, '0')}`;

/** As people write numbers. */
function phoneOf(place: number, id: number): string | number | null {
  const digits = String(10_000_000 + (id % 89_999_999));
  return at(
    [
      `0812${digits}`,
      `+62 813-${digits.slice(0, 4)}-${digits.slice(4)}`,
      `62814${digits}`,
      `(0815) ${digits.slice(0, 4)} ${digits.slice(4)}`,
      '',
      Number(`62816${digits}`),
      `0062817${digits}`,
      null,
      `0818.${digits.slice(0, 4)}.${digits.slice(4)}`,
      place === 9 ? 'nomor baru' : '-',
    ],
    place,
  );
}

interface Answering {
  readonly slug: string;
  readonly code: string;
  readonly name: string;
  readonly phone_number: string | number | null;
  readonly email: string;
  readonly id: number;
  readonly place: number;
  readonly total: number;
}

function answerOf(
  { version }: OldInvitation,
  { events, place, total, ...who }: Answering & { events: Record<string, unknown>[] },
): OldRecord {
  const isComing = place % 4 !== 1;
  const isPending = place % 7 === 2;
  const event_details = events.map((event) => ({
    event_title: event['title'],
    confirmation_status: isPending ? 'PENDING' : isComing ? at(['CONFIRMED', 'confirmed'], place) : 'DECLINED',
    total_guest: isPending || !isComing ? 0 : total,
    invitation_link: `https://old.example/${who.slug}?code=${who.code}`,
    qr_code: who.code,
  }));
  return {
    kind: 'rsvp',
    ...who,
    details: place % 10 === 4 ? '{"menu":"vegetarian"}' : null,
    event_details: version === 'V2' ? event_details : [],
    guest_total: isPending ? null : isComing ? total : 0,
    is_attending: isPending ? null : at([isComing, isComing ? 'yes' : 'no'], place),
  };
}

function entryOf(
  of: OldInvitation,
  {
    event,
    place,
    total,
    id,
    slug,
    code,
    name,
    phone_number,
  }: Omit<Answering, 'email'> & { event: Record<string, unknown> },
): OldRecord {
  return {
    kind: 'guest_book',
    slug,
    id,
    guest_event_id: id + 7_000_000,
    event_id: event['id'],
    qr_code: code,
    name,
    phone_number,
    detail: null,
    source: 'INVITED',
    table_number: place % 2 ? `A${place % 10}` : null,
    confirmation_status: 'CONFIRMED',
    is_checked_in: true,
    is_received_gift: place % 3 === 0,
    is_received_souvenir: 1,
    total_guests: total,
    total_guests_attended: total,
    total_guests_confirmed: total,
    entrusted_gifts:
      place % 5 === 0 || place === 9
        ? [{ id: of.id * 10_000 + place, giver_name: `Titipan ${name}`, amount: 250_000 }]
        : [],
  };
}
