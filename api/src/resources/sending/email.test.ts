import type { Letter } from './channels/channel.ts';
import { emailSender } from './channels/email.ts';
import { mailServer } from './testing/mail-server.ts';

let server: Awaited<ReturnType<typeof mailServer>>;
beforeEach(async () => {
  server = await mailServer();
});
afterEach(() => server.close());

const sender = () => emailSender({ url: server.url, from: 'undangan@janur.test', perMinute: 10, perDay: 10 });
const letter: Letter = {
  id: 7,
  kind: 'INVITATION',
  language: 'id',
  to: 'budi@example.com',
  name: 'Bpk. Budi',
  hosts: 'Sinta & Rama',
  event: 'Resepsi',
  date: 'Sabtu, 12 Juni 2027',
  link: 'https://janur.test/sinta-rama?code=ABC',
  text: 'Kepada Yth. Bpk. Budi',
  calendar: { title: 'Resepsi, malam', start: new Date('2027-06-12T11:00:00Z'), location: 'Gedung Sasana; Jakarta' },
};

test('a letter has the hosts’ words, their name, and the event for the guest’s calendar', async () => {
  expect(await sender().send(letter)).toEqual({ kind: 'sent', providerId: '<janur-7@janur.test>' });
  const [sent = ''] = server.letters;
  expect(sent).toContain('To: "Bpk. Budi" <budi@example.com>');
  expect(sent).toMatch(/^Subject: .*Sinta.*Rama/m);
  expect(sent).toContain('Kepada Yth. Bpk. Budi');
  expect(sent).toContain('text/calendar');
  const coded = /acara\.ics[\s\S]*?\n\n([A-Za-z0-9+/=\n]+)/.exec(sent)?.[1] ?? '';
  const calendar = Buffer.from(coded, 'base64').toString().replaceAll('\r\n ', '');
  expect(calendar).toContain('DTSTART:20270612T110000Z\r\nDTEND:20270612T140000Z');
  expect(calendar).toContain(String.raw`SUMMARY:Resepsi\, malam`);
  expect(calendar).toContain(String.raw`LOCATION:Gedung Sasana\; Jakarta`);
});

test.each([
  ['RCPT', '550 no such mailbox', { kind: 'refused', error: 'SMTP_550' }],
  ['RCPT', '451 try later', { kind: 'later', error: 'SMTP_451' }],
  ['MAIL', '421 too many', { kind: 'later', error: 'SMTP_421' }],
  ['LETTER', 'hang up', { kind: 'unsure', error: 'NO_ANSWER' }],
])('%s answered with “%s” is %j', async (command, reply, outcome) => {
  server.replies.set(command, reply);
  expect(await sender().send(letter)).toEqual(outcome);
});

test('a server that is not there has been given nothing', async () => {
  const { url } = server;
  server.close();
  const gone = emailSender({ url, from: 'undangan@janur.test', perMinute: 10, perDay: 10 });
  expect(await gone.send(letter)).toEqual({ kind: 'later', error: 'UNREACHABLE' });
});
