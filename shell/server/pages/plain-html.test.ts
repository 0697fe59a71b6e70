import type { ClientOption, InvitationEvent } from '@janur/contracts';
import { client, event } from '@janur/kit/testing';
import { plainHtml } from './plain-html.ts';

const paragraphs = (changes: Partial<InvitationEvent>, option: Partial<ClientOption> = {}) =>
  [...plainHtml(client({ content: { new_events: [event(changes)] }, option })).matchAll(/<p>([^<]+)<\/p>/g)].map(
    ([, text]) => text?.replaceAll(/[\u00a0\u202f]/g, ' '),
  );

const times = { start_datetime: '2027-05-08T01:00:00.000Z', end_datetime: '2027-05-08T02:30:00.000Z' };

test('without a script a date is said as on the page, with the zone of the event', () => {
  expect(paragraphs(times, { language: 'id' })).toEqual(
    expect.arrayContaining(['Sabtu, 8 Mei 2027', '08.00 – 09.30 WIB']),
  );
  const inBerlin = { ...times, timezone: 'Europe/Berlin' };
  expect(paragraphs(inBerlin, { language: 'ge' })).toEqual(
    expect.arrayContaining(['Samstag, 8. Mai 2027', '03:00 – 04:30 Uhr MESZ']),
  );
});

test('the couple’s own words for the time leave the day where it is', () => {
  const own = { ...times, custom_time_text: '18.30 WIB sampai habis' };
  expect(paragraphs(own, { language: 'id' })).toEqual(
    expect.arrayContaining(['Sabtu, 8 Mei 2027', '18.30 WIB sampai habis']),
  );
  expect(
    paragraphs({ start_datetime: null, end_datetime: null, custom_time_text: null }, { language: 'id' }),
  ).not.toContain('');
});

test('the hosts are named in the order of the page', () => {
  expect(plainHtml(client({ option: { language: 'id' } }))).toContain('<h1>Sinta &amp; Rama</h1>');
  expect(plainHtml(client({ option: { language: 'kr' } }))).toContain('<h1>Rama &amp; Sinta</h1>');
});
