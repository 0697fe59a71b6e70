import { LANGUAGES } from '../languages.ts';
import {
  DEFAULT_MESSAGES,
  eventWords,
  fillMessage,
  MESSAGE_KINDS,
  messageFor,
  type OwnMessage,
  unknownWords,
} from './messages.ts';

const words = {
  name: 'Pak Budi',
  link: 'https://janur.test/x',
  hosts: 'Sinta & Rama',
  event: 'Resepsi',
  date: '12 Juni',
};

test('a message has its words filled in, and what is no word stays as it is written', () => {
  expect(fillMessage('Halo {name}, {event} {date}: {link} {oops} {', words)).toBe(
    'Halo Pak Budi, Resepsi 12 Juni: https://janur.test/x {oops} {',
  );
  expect(unknownWords('{name} {oops} {nama} {oops}')).toEqual(['oops', 'nama']);
});

test('a name with a dollar or braces of its own is written as it is', () => {
  expect(fillMessage('Halo {name}', { ...words, name: '$& {link}' })).toBe('Halo $& {link}');
});

test('the day is the one at the event’s place, written in the message’s language', () => {
  const event = { title: 'Akad', start_datetime: '2027-06-11T18:00:00.000Z', timezone: 'Asia/Jakarta' };
  expect(eventWords(event, 'id')).toEqual({ event: 'Akad', date: 'Sabtu, 12 Juni 2027' });
  expect(eventWords(event, 'kr').date).toBe('2027년 6월 12일 토요일');
  expect(eventWords({ ...event, start_datetime: null }, 'en')).toEqual({ event: 'Akad', date: '' });
  expect(eventWords(undefined, 'en')).toEqual({ event: '', date: '' });
});

test('every language has every kind, with a link wherever the guest shall open one', () => {
  for (const language of LANGUAGES)
    for (const kind of MESSAGE_KINDS) {
      const text = DEFAULT_MESSAGES[language][kind];
      expect(unknownWords(text)).toEqual([]);
      expect(text).toContain('{name}');
      expect(text).toContain('{hosts}');
      expect(text.includes('{link}')).toBe(kind !== 'THANKS');
    }
});

test.each(['id', 'en', 'my'] as const)('a reminder in %s leaves no gap for a day that nobody knows yet', (language) => {
  const text = fillMessage(DEFAULT_MESSAGES[language].REMINDER, { ...words, date: '' });
  expect(text).toContain('Resepsi');
  expect(text).not.toMatch(/ {2}| [,.?)]|\( |,,| (?:on|pada)[ ?]/);
});

test('the text of the group comes before the text for all, and that before ours', () => {
  const own: OwnMessage[] = [
    { kind: 'INVITATION', guest_group: null, language: 'id', text: 'semua' },
    { kind: 'INVITATION', guest_group: 'Kantor', language: 'id', text: 'kantor' },
  ];
  const to = (guest_group: string | null, language: 'id' | 'en' = 'id') =>
    messageFor(own, { kind: 'INVITATION', guest_group, language });
  expect(to('Kantor')).toBe('kantor');
  expect(to('Keluarga')).toBe('semua');
  expect(to(null)).toBe('semua');
  expect(to('Kantor', 'en')).toBe(DEFAULT_MESSAGES.en.INVITATION);
});
