import type { Headcount, RsvpRecord } from '@janur/contracts';
import type { Host } from '../parts/use-host.ts';

let made = 0;

export function recordOf(over: Partial<RsvpRecord> = {}): RsvpRecord {
  made += 1;
  const code = `CODE${made}`;
  const invitation_link = `https://janur.test/sinta-rama?code=${code}`;
  return {
    id: made,
    option_id: 1,
    slug: 'sinta-rama',
    code,
    name: `Budi ${made}`,
    phone_number: `+62812000${10_000 + made}`,
    email: null,
    details: null,
    total_guests: 2,
    source: 'INVITED',
    guest_group: null,
    tags: [],
    may_answer_late: false,
    created_at: '2026-11-01T03:00:00.000Z',
    booking_id: null,
    is_attending: null,
    guest_total: null,
    message: null,
    answered_at: null,
    answers: {},
    invitation_link,
    invitation_sent_at: null,
    reminder_sent_at: null,
    new_event_sent_at: null,
    day_before_sent_at: null,
    thanks_sent_at: null,
    members: [],
    event_details: [
      {
        event_id: 1,
        guest_event_id: made * 10,
        event_title: 'Akad',
        confirmation_status: 'PENDING',
        is_unasked: false,
        total_guest: 0,
        total_guests: 2,
        table_number: null,
        invitation_link,
        qr_code: code,
        members: [],
      },
    ],
    ...over,
  };
}

export function hostOf(over: Partial<Host> = {}): Host {
  const event = { type: null, timezone: 'Asia/Jakarta', location: null, is_guest_book: true, meals: [] };
  return {
    client_name: 'Sinta & Rama',
    version: 'V2',
    slugs: [
      {
        slug: 'sinta-rama',
        language: 'id',
        link: 'https://janur.test/sinta-rama',
        is_hidden: false,
      },
    ],
    events: [
      { ...event, id: 1, title: 'Akad', start_datetime: '2027-06-12T01:00:00.000Z' },
      { ...event, id: 2, title: 'Resepsi', start_datetime: '2027-06-12T09:00:00.000Z' },
    ],
    guest_groups: ['Kantor'],
    door_codes: 'ALL',
    answers_until: null,
    ...over,
  };
}

/** The numbers of the first event: five households of four people said yes, two of them have arrived. */
export function headcountOf({ attended = 3, walkIns = 0 }: { attended?: number; walkIns?: number } = {}): Headcount {
  const heads = (households: number, people: number) => ({ households, people });
  const counts = { without_table: 0, unsent: 0, silent: 0, unasked: 0, coming: 5, declined: 0, pending: 1 };
  return {
    guests: heads(6, 9),
    walk_ins: heads(walkIns > 0 ? 1 : 0, walkIns),
    ...counts,
    events: [
      {
        event_id: 1,
        invited: heads(6, 9),
        coming: heads(5, 4),
        declined: heads(0, 0),
        pending: heads(1, 5),
        walk_ins: heads(walkIns > 0 ? 1 : 0, walkIns),
        arrived: heads(2, attended),
        arrived_of_coming: heads(2, attended),
        without_table: 0,
        unasked: 0,
        forecast: { low: 3, high: 8, prepare: 6 },
      },
    ],
  };
}
