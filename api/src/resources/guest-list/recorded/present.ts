import { AnswerChannel, type ConfirmationStatus, type DataInputOf, type listAnswerHistory } from '@janur/contracts';
import * as z from 'zod';
import type { HistoryLine } from './queries.ts';

type Line = DataInputOf<typeof listAnswerHistory>[number];

/** What an answer said of events, a guest's own or one that hosts wrote down. */
const Said = z.looseObject({
  events: z
    .array(
      z.looseObject({
        id: z.number(),
        is_attending: z.boolean().optional(),
        confirmation_status: z.enum(['PENDING', 'CONFIRMED', 'DECLINED']).optional(),
        guest_total: z.number().default(0),
      }),
    )
    .optional(),
});

const statusOf = (isAttending: boolean | null): ConfirmationStatus =>
  isAttending === null ? 'PENDING' : isAttending ? 'CONFIRMED' : 'DECLINED';

export function presentLine({ submission, is_attending, guest_total, channel, ...line }: HistoryLine): Line {
  const events = Said.safeParse(submission).data?.events;
  const whole = {
    event_id: null,
    confirmation_status: statusOf(is_attending === null ? null : Boolean(is_attending)),
    total_guest: guest_total,
  };
  return {
    id: line.id,
    said_at: line.submitted_at.toISOString(),
    answers: events?.length
      ? events.map((event) => ({
          event_id: event.id,
          confirmation_status: event.confirmation_status ?? statusOf(event.is_attending ?? null),
          total_guest: event.guest_total,
        }))
      : [whole],
    recorded_by: line.recorded_by,
    channel: AnswerChannel.safeParse(channel).data ?? null,
  };
}
