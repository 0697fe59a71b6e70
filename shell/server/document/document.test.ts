import type { ClientOption, InvitationEvent, PublicClient, PublicGuest } from '@janur/contracts';
import { type Language, LANGUAGES, tagOf } from '@janur/contracts/languages';
import { contrast } from '@janur/contracts/rules';
import { translator } from '@janur/i18n';
import { readGuestTexts } from '@janur/i18n/read-texts';
import { textsOf } from '@janur/kit/first-screen';
import { client, event, full } from '@janur/kit/testing';
import { JSDOM } from 'jsdom';
import { answerHtml, type Refused } from './answer-form.ts';
import { documentLook } from './document-look.ts';
import { documentParts } from './document.ts';

const NOBODY = { slug: 'sinta-rama', to: null, guestCount: undefined, code: null };

/** The document of an invitation in its own language, or in another, for one guest. */
function read(
  invited: PublicClient,
  { language = invited.option.language, guest = null, to = null, refused }: Partial<For> = {},
): Document {
  const texts = textsOf(JSON.parse(readGuestTexts(language)), { client: invited, language, voice: undefined });
  const reading = { client: invited, language, t: translator(texts, language) };
  const look = documentLook(null, invited.option);
  const context = { client: invited, guest, link: { ...NOBODY, to } };
  const back = refused && { above: answerHtml(reading, context, refused), isAnswerAbove: true };
  const { shared, end } = documentParts(reading, { look, address: 'https://janur.test/sinta-rama', ...back });
  const html = shared + end(context);
  return new JSDOM(`<html lang="${tagOf(language)}"><body>${html}</body></html>`).window.document;
}

interface For {
  language: Language;
  guest: PublicGuest | null;
  to: string | null;
  refused: Refused;
}

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
const paragraphs = (page: Document) =>
  [...page.querySelectorAll('article p')].map(({ textContent }) => plain(textContent));
const ofEvent = (changes: Partial<InvitationEvent>, option: Partial<ClientOption> = {}) =>
  paragraphs(read(client({ content: { events: [], new_events: [event(changes)] }, option })));

const times = { start_datetime: '2027-05-08T01:00:00.000Z', end_datetime: '2027-05-08T02:30:00.000Z' };

test('a date is said as on the page, with the zone of the event', () => {
  expect(ofEvent(times, { language: 'id' })).toEqual(
    expect.arrayContaining(['Sabtu, 8 Mei 2027', '08.00 – 09.30 WIB']),
  );
  const inBerlin = { ...times, timezone: 'Europe/Berlin' };
  expect(ofEvent(inBerlin, { language: 'ge' })).toEqual(
    expect.arrayContaining(['Samstag, 8. Mai 2027', '03:00 – 04:30 Uhr MESZ']),
  );
});

test('the couple’s own words for the time leave the day where it is', () => {
  const own = { ...times, custom_time_text: '18.30 WIB sampai habis' };
  expect(ofEvent(own, { language: 'id' })).toEqual(
    expect.arrayContaining(['Sabtu, 8 Mei 2027', '18.30 WIB sampai habis']),
  );
});

test('the hosts are named in the order of the page', () => {
  const named = (language: Language) => plain(read(client({ option: { language } })).querySelector('h1')?.textContent);
  expect(named('id')).toBe('Sinta & Rama');
  expect(named('kr')).toBe('Rama & Sinta');
});

test('all of a whole invitation is there: pictures, film, gifts with their numbers, rules, hashtag, and the last words', () => {
  const invited = full({
    option: { language: 'en', health_protocol_style: 'SHOW', announcement: 'The road is closed.' },
  });
  const page = read(invited);
  const text = plain(page.body.textContent);
  const { content } = invited;
  for (const said of [content.quote, content.greeting, content.stories[0]?.title, content.hashtag_word])
    expect(text).toContain(plain(said).split('\n')[0]);
  expect(text).toContain('The road is closed.');
  expect(text).toContain('Wear a mask');
  expect(text).toContain('Account holder: Sinta Maharani');
  expect(page.querySelector('.copy b')?.textContent).toBe('8830');
  expect(page.querySelectorAll('.pictures img').length).toBeGreaterThan(0);
  expect(page.querySelector('footer')?.textContent).toContain('Sinta & Rama');
  expect(page.querySelectorAll('[name="calendar"]').length).toBe(content.new_events.length || content.events.length);
});

test('a section that the hosts hide is not there', () => {
  const page = read(full({ option: { rsvp_style: 'HIDDEN', gift_style: 'HIDDEN' } }));
  expect(page.querySelector('#d-rsvp, .gifts')).toBeNull();
});

test('the hosts’ words bear their language where the page speaks another, and ours do not', () => {
  const invited = full({ option: { language: 'id' } });
  expect(read(invited).querySelectorAll('span[lang]')).toHaveLength(0);
  const page = read(invited, { language: 'ja' });
  const theirs = [...page.querySelectorAll('span[lang="id"]')].map(({ textContent }) => textContent);
  expect(theirs).toEqual(expect.arrayContaining(['Sinta', 'Rama']));
  expect(page.querySelector('h2')?.closest('[lang]')?.getAttribute('lang')).toBe('ja');
});

test('every other language is one button away, in its own words', () => {
  const ways = [...read(client({ option: { language: 'id' } })).querySelectorAll('[name="lang"]')];
  expect(ways.map((way) => way.getAttribute('value'))).toEqual(LANGUAGES.filter((language) => language !== 'id'));
  expect(ways.map(({ textContent }) => textContent)).toContain('日本語');
});

test.each(['#0a1430', '#f4ede0', '#ffd400', '#7a7a7a', '#ffffff'])(
  'on a ground of %s words, headings and buttons can be read',
  (base_color) => {
    const chosen = { base_color, primary_color: base_color, title_color: '#888888' };
    const style =
      read(client({ option: chosen }))
        .querySelector<HTMLElement>('.doc')
        ?.getAttribute('style') ?? '';
    const colour = (name: string) => new RegExp(`(?:^|;)${name}:(#\\w+)`).exec(style)?.[1] ?? '';
    expect(contrast(colour('--ink'), colour('--base'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--heading'), colour('--base'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--on-primary'), colour('--primary'))).toBeGreaterThanOrEqual(4.5);
  },
);

describe('the form', () => {
  const invited = client({ option: { language: 'en' } });
  const [first] = invited.content.new_events.length > 0 ? invited.content.new_events : invited.content.events;
  const place = {
    event_id: first?.id ?? 0,
    total_guests: 3,
    confirmation_status: 'PENDING',
    total_guests_confirmed: 0,
  };
  const guest = (changes: Partial<PublicGuest> = {}): PublicGuest => ({
    name: 'Ibu <Ratna>',
    code: 'RATNA001',
    total_guests: 3,
    is_attending: null,
    events: [{ ...place, confirmation_status: 'PENDING' }],
    ...changes,
  });
  const nameIn = (page: Document) => page.querySelector<HTMLInputElement>('[name="a.name"]')?.value;

  test('has the guest’s name in it, that of the list before that of nobody, and greets', () => {
    const page = read(invited, { guest: guest() });
    expect(nameIn(page)).toBe('Ibu <Ratna>');
    expect(page.querySelector('.to strong')?.textContent).toBe('Ibu <Ratna>');
    expect(nameIn(read(invited, { to: 'Pak Budi' }))).toBe('Pak Budi');
    expect(nameIn(read(invited))).toBe('');
    expect(read(invited).querySelector('.to')).toBeNull();
  });

  test('is printed once for guests in the same state, each with the own name', () => {
    const reading = { client: invited, language: 'en' as const, t: translator(JSON.parse(readGuestTexts('en')), 'en') };
    const { end } = documentParts(reading, { look: documentLook(null, invited.option), address: '' });
    const of = (name: string) => end({ client: invited, guest: guest({ name }), link: NOBODY });
    expect(of('Ani').replaceAll('Ani', 'Budi')).toBe(of('Budi'));
    expect(of('$&')).toContain('value="$&amp;"');
  });

  test('has what hangs under an answer beneath it, and the answers of before chosen', () => {
    const answered = { ...place, confirmation_status: 'CONFIRMED' as const, total_guests_confirmed: 2 };
    const page = read(invited, { guest: guest({ is_attending: true, events: [answered] }) });
    const yes = page.querySelector<HTMLInputElement>('input[type="radio"][value="0"]');
    expect(yes?.checked).toBe(true);
    const count = page.querySelector<HTMLSelectElement>('.under select');
    expect(count?.selectedOptions[0]?.textContent).toBe('2 people');
    expect(page.querySelector('details:not(.langs) summary')?.textContent).toBe('Change reply');
    expect(page.querySelector('[name="w.message"]')).not.toBeNull();
  });

  test('that came back says what is wrong at the top and beside the field, and keeps what was written', () => {
    const values = { name: '', message: 'Bahagia\nselalu' };
    const refused = { kind: 'rsvp' as const, values, problems: [{ name: 'name', code: 'required' as const }] };
    const page = read(invited, { refused });
    const problem = page.querySelector<HTMLAnchorElement>('.problems a');
    expect(problem?.textContent).toBe('Enter your name');
    const field = page.querySelector(problem?.getAttribute('href') ?? 'none');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(page.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter your name');
    expect(page.querySelector<HTMLTextAreaElement>('[name="a.message"]')?.value).toBe('Bahagia\nselalu');
  });

  test('is not there after the deadline, which is said', () => {
    const page = read({ ...invited, answers_until: '2020-01-01T00:00:00.000Z' });
    expect(page.querySelector('[name="a.name"]')).toBeNull();
    expect(page.querySelector('#d-rsvp')?.textContent).toContain('2020');
  });
});
