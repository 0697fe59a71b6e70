import * as z from 'zod';
import { Id, Instant } from './fields.ts';

const Count = z.number().int();
const Seconds = z.number();

/** How much fails: nothing; outages, lost pages and a wrong clock; all of that oftener and a full disk. */
export const RehearsalTrouble = z.enum(['none', 'usual', 'hard']);
export type RehearsalTrouble = z.infer<typeof RehearsalTrouble>;

/** How an evening is played. The operator's command knows wider bounds. */
export const RehearsalPlan = z.strictObject({
  /** Each with one simulated usher and device; where people practise, theirs is one more. */
  gates: z.number().int().min(1).max(8),
  hours: z.number().min(1).max(6),
  /** How many times as fast as a real clock. */
  speed: z.number().int().min(1).max(60),
  trouble: RehearsalTrouble,
  people_practise: z.boolean(),
});
export type RehearsalPlan = z.infer<typeof RehearsalPlan>;

export const VisitorMood = z.enum(['cheerful', 'calm', 'tired', 'hurried', 'cross']);
export type VisitorMood = z.infer<typeof VisitorMood>;

/** How a party shows who it is; `late_name` is on no list. */
export const VisitorWay = z.enum(['ticket', 'code', 'unreadable', 'forgotten', 'late_name']);
export type VisitorWay = z.infer<typeof VisitorWay>;

const Party = z.object({ name: z.string(), people: Count, mood: VisitorMood, is_vip: z.boolean() });

export const VisitOutcome = z.enum(['in', 'refused', 'used_code_seen', 'used_code_unseen', 'walked_past']);
export type VisitOutcome = z.infer<typeof VisitOutcome>;

/** A party after its turn; `second` since the doors opened, `gate` null of who walked past the desk. */
export const PlayedVisit = Party.extend({ second: Seconds, gate: z.string().nullable(), outcome: VisitOutcome });
export type PlayedVisit = z.infer<typeof PlayedVisit>;

/** What was odd at a desk. */
export const RehearsalOddity = z.object({
  second: Seconds,
  gate: z.string(),
  kind: z.enum(['in_already', 'not_let_in', 'not_saved', 'not_written', 'not_found', 'half_taken', 'code_not_taken']),
  name: z.string(),
});
export type RehearsalOddity = z.infer<typeof RehearsalOddity>;

/** What is wrong after the network is back: a record that is not at the server once, one that was refused, a sum that differs. */
export const RehearsalFault = z.object({
  kind: z.enum(['missing', 'twice', 'refused', 'sum']),
  /** The operation, or the two sums. */
  detail: z.string(),
});
export type RehearsalFault = z.infer<typeof RehearsalFault>;

export const RehearsalReport = z.object({
  /** Parties that came, households on the list, people let in. */
  parties: Count,
  invited: Count,
  people: Count,
  gates: z.array(z.object({ gate: z.string(), parties: Count })),
  /** A party at a gate; of that the device, in the middle and at the 95th percentile. */
  service: Seconds,
  device: Seconds,
  device95: Seconds,
  longest_line: z.object({ parties: Count, people: Count, minute: z.number() }),
  /** Parties in line when it was longest in each ten minutes since the doors opened. */
  line: z.array(Count),
  waited: Seconds,
  waited95: Seconds,
  /** The three that waited longest, if longer than a minute. */
  slowest: z.array(Party.extend({ waited: Seconds })),
  walked_past: Count,
  used_codes: z.object({ seen: Count, unseen: Count }),
  /** Null where nobody practised. */
  practised: z.object({ parties: Count, middle: Seconds, worst: Seconds }).nullable(),
  requests: Count,
  faulty: Count,
  /** Operations that devices promised, and seconds from the network's return until the server had all of them. */
  records: Count,
  delivered_after: Seconds,
  faults: z.array(RehearsalFault),
  to_look_at: Count,
  oddities: z.array(RehearsalOddity.extend({ times: Count })),
  is_untouched: z.boolean(),
  /** Of 0 to 1: who would wait no longer than three minutes in the busiest quarter of an hour, with as many gates. */
  kept_promise: z.number(),
  promise: z.object({ seconds: Count, share: z.number() }),
  /** Gates so that the promise is kept; with one fewer, parties in the longest line and how long its last one waits. */
  needs: z.array(
    z.object({
      parties: Count,
      gates: Count,
      one_fewer: z.object({ parties: z.number(), wait: Seconds }).nullable(),
    }),
  ),
});
export type RehearsalReport = z.infer<typeof RehearsalReport>;

/** How the evening stands on its own clock. */
export const RehearsalNow = z.object({
  second: Seconds,
  /** Parties that will come, that had their turn, that stand in line. */
  expected: Count,
  served: Count,
  in_line: Count,
  people: Count,
  /** The newest first. */
  latest: z.array(PlayedVisit).max(12),
});
export type RehearsalNow = z.infer<typeof RehearsalNow>;

/** Who stands before the people at their gate; `shows` is the ticket to be scanned, or the code that is said. */
export const ShownVisitor = Party.extend({ number: Count, way: VisitorWay, shows: z.string().nullable() });
export type ShownVisitor = z.infer<typeof ShownVisitor>;

/** How people get in with phones of their own, as long as the rehearsal lasts. */
export const PractisedDoor = z.object({ gate: z.string(), username: z.string(), card_token: z.string() });
export type PractisedDoor = z.infer<typeof PractisedDoor>;

export const RehearsalState = z.enum(['STARTING', 'RUNNING', 'DONE', 'STOPPED', 'FAILED']);

/** One rehearsal of an event; what is null is not there yet, or no longer. */
export const Rehearsal = z.object({
  id: Id,
  event_id: Id,
  state: RehearsalState,
  plan: z.object({
    gates: Count,
    hours: z.number(),
    speed: z.number(),
    trouble: RehearsalTrouble,
    people_practise: z.boolean(),
  }),
  by: z.string().nullable(),
  started_at: Instant,
  ended_at: Instant.nullable(),
  now: RehearsalNow.nullable(),
  door: PractisedDoor.nullable(),
  visitor: ShownVisitor.nullable(),
  report: RehearsalReport.nullable(),
});
export type Rehearsal = z.infer<typeof Rehearsal>;
