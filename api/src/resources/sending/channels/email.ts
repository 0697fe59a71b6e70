import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { EmailConfig } from '../../../config/sending.ts';
import type { Letter, Outcome, Sender } from './channel.ts';

const HOURS_LONG = 3;

/** E-mail by the operator's SMTP server, the event attached for the guest's calendar. */
export function emailSender({ url, from, perMinute, perDay }: EmailConfig): Sender {
  const transport = createTransport(url, {});
  return {
    channel: 'EMAIL',
    perMinute,
    perDay,
    async send(letter): Promise<Outcome> {
      try {
        const sent: { messageId: string } = await transport.sendMail({
          from: { name: letter.hosts, address: from },
          to: { name: letter.name, address: letter.to },
          subject: [letter.hosts, letter.event].filter(Boolean).join(' · '),
          text: letter.text,
          // the same letter has the same name, however often it is handed over: mailboxes show it once
          messageId: `<janur-${letter.id}@${from.split('@')[1] ?? 'janur'}>`,
          ...(letter.calendar && {
            attachments: [
              {
                filename: 'acara.ics',
                contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
                content: calendarOf(letter),
              },
            ],
          }),
        });
        return { kind: 'sent', providerId: sent.messageId };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

/** What nodemailer tells of a failure. */
const Fault = z.object({
  responseCode: z.number().optional(),
  code: z.string().optional(),
  syscall: z.string().optional(),
});

/** By what the server said; where it said nothing only a connection that never came to be has surely carried nothing. */
function outcomeOf(error: unknown): Outcome {
  const { responseCode, code, syscall } = Fault.safeParse(error).data ?? {};
  if (code === 'EAUTH') return { kind: 'held', error: 'SMTP_EAUTH' };
  if (responseCode !== undefined)
    return { kind: responseCode >= 500 ? 'refused' : 'later', error: `SMTP_${responseCode}` };
  if (code === 'EDNS' || syscall === 'connect' || syscall === 'getaddrinfo')
    return { kind: 'later', error: 'UNREACHABLE' };
  return { kind: 'unsure', error: 'NO_ANSWER' };
}

/** RFC 5545, times in UTC; the calendar of the guest shows its own. */
function calendarOf({ id, calendar, link }: Letter): string {
  if (!calendar) return '';
  const { title, start, location } = calendar;
  const end = new Date(start.getTime() + HOURS_LONG * 3_600_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Janur//Invitation//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:janur-${id}@janur`,
    `DTSTAMP:${instant(new Date())}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const instant = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
/** §3.1: a line has 75 octets; 18 signs never take more. */
const folded = (line: string): string => line.match(/.{1,18}/gsu)?.join('\r\n ') ?? line;
