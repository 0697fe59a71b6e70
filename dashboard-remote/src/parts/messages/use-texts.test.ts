import { hostOf, recordOf } from '../../testing/couple.ts';
import { messageTo } from './use-texts.ts';

test('a guest gets the text of the own group and language, for the first event the guest is invited to', () => {
  const host = hostOf();
  const guest = recordOf({ name: 'Bpk. Hendra', guest_group: 'Kantor' });
  const [place] = guest.event_details;
  if (!place) throw new Error('a record has a place');
  const own = [
    { kind: 'REMINDER', guest_group: 'Kantor', language: 'id', text: '{name}: {event}, {date}, {link} {hosts}' },
    { kind: 'REMINDER', guest_group: 'Kantor', language: 'en', text: 'English' },
  ] as const;
  const resepsi = { ...guest, event_details: [{ ...place, event_id: 2 }] };
  expect(messageTo(resepsi, { own, host, kind: 'REMINDER' })).toBe(
    `Bpk. Hendra: Resepsi, Sabtu, 12 Juni 2027, ${guest.invitation_link} Sinta & Rama`,
  );
  expect(messageTo(guest, { own, host, kind: 'INVITATION' })).toContain('Kepada Yth. Bpk. Hendra');
});
