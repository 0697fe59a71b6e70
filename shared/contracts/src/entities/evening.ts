import * as z from 'zod';
import { Id, Instant } from './fields.ts';
import { Headcount } from './headcount.ts';

const Heads = Headcount.shape.guests;
const Count = z.number().int();

/** What a device at the door said of itself when it was last heard. */
export const DoorDevice = z.object({
  device_id: z.string(),
  gate: z.string().nullable(),
  usher: z.string().nullable(),
  seen_at: Instant,
  /** Operations that it had recorded and no server had answered. */
  unsent: Count,
  /** Server's clock minus the device's, in ms; null before it knew. */
  clock_offset: Count.nullable(),
  /** In percent; null where the browser does not tell. */
  battery: Count.nullable(),
  is_charging: z.boolean().nullable(),
  version: z.string().nullable(),
});
export type DoorDevice = z.infer<typeof DoorDevice>;

/** What came in. `parties` are counted where they came first, `people` where each of them came. */
export const EveningSums = z.object({
  parties: Count,
  people: Count,
  /** Parties with the mark of a gift. */
  gifts: Count,
  /** Envelopes that guests brought for others. */
  envelopes: Count,
  souvenirs: Count,
});
export type EveningSums = z.infer<typeof EveningSums>;

/** One gate; null is what no gate told of: what hosts corrected, and devices that have none. */
export const GateSums = EveningSums.extend({ gate: z.string().nullable() });
export type GateSums = z.infer<typeof GateSums>;

/** How an evening stands, of one moment of the database: every list in it adds up to `all`. */
export const EveningReport = z.object({
  event_id: Id,
  event_title: z.string(),
  hosts: z.string(),
  start_datetime: Instant.nullable(),
  timezone: z.string(),
  location: z.string().nullable(),
  counted_at: Instant,
  /** `invited` = `arrived` + `absent` in households, and in people where no party brought more than were invited. */
  invited: Heads,
  coming: Heads,
  /** Without walk-ins, with the people who came. */
  arrived: Heads,
  /** Households of which nobody came; and the people who did not come, those of half a party too. */
  absent: Heads,
  walk_ins: Heads,
  /** `arrived` and `walk_ins` together, and what was handed over. */
  all: EveningSums,
  gates: z.array(GateSums),
  /** By the hour of the event's zone; null is what has no time. */
  hours: z.array(z.object({ at: Instant.nullable(), parties: Count, people: Count })),
  /** What "needs attention" holds. */
  attention: Count,
  /** Devices that had not sent all, or were silent: `seen_at` says since when. */
  open_devices: z.array(DoorDevice),
});
export type EveningReport = z.infer<typeof EveningReport>;

export const ClosingMark = z.object({
  id: Id,
  closed_at: Instant,
  closed_by: z.string(),
  /** By which a file of it can be checked. */
  seal: z.string(),
  people: Count,
});
export type ClosingMark = z.infer<typeof ClosingMark>;

/** A report as it was signed. */
export const Closing = EveningReport.extend({ closing: ClosingMark });
export type Closing = z.infer<typeof Closing>;

/** How an event stands now, and what came after it was last closed: signed and after are now, in each number. */
export const Evening = z.object({
  report: EveningReport,
  /** The latest first. */
  closings: z.array(ClosingMark),
  after: z.object({ all: EveningSums, gates: z.array(GateSums) }).nullable(),
});
export type Evening = z.infer<typeof Evening>;

/** What became of a file: `UNKNOWN` names no report of this event. */
export const ClosingCheck = z.object({
  verdict: z.enum(['GENUINE', 'CHANGED', 'UNKNOWN']),
  closing: ClosingMark.nullable(),
  /** Lines of the file that are not as they were signed; the first twenty. */
  lines: z.array(z.object({ row: Count, signed: z.string(), found: z.string() })),
});
export type ClosingCheck = z.infer<typeof ClosingCheck>;

/** The gates of an event as they are now. */
export const DoorNow = z.object({
  now: Instant,
  inside: Count,
  coming: Count,
  arrived: Count,
  attention: Count,
  gates: z.array(
    z.object({
      gate: z.string().nullable(),
      parties: Count,
      people: Count,
      /** People of each quarter of an hour, the running one last. */
      pace: z.array(Count),
    }),
  ),
  /** `pace` is people of the last 15 minutes. The one that was silent for longest comes last. */
  devices: z.array(DoorDevice.extend({ pace: Count })),
  groups: z.array(z.object({ group: z.string().nullable(), coming: Count, arrived: Count, inside: Count })),
  /** Guests of honour who have come, the latest first. */
  vips: z.array(
    z.object({
      id: Id,
      name: z.string(),
      people: Count,
      table_number: z.string().nullable(),
      gate: z.string().nullable(),
      arrived_at: Instant.nullable(),
      note: z.string().nullable(),
    }),
  ),
});
export type DoorNow = z.infer<typeof DoorNow>;
