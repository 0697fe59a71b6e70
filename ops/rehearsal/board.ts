import { setTimeout as pause } from 'node:timers/promises';
import type { PlayedVisit, RehearsalNow, RehearsalReport, ShownVisitor } from '@janur/contracts';
import type { Database } from '@janur/api/database';
import type { Audience, Practice } from './audience.ts';
import type { Copy } from './copy.ts';
import { played } from './report.ts';
import type { Visitor } from './visitors.ts';

/** The row of a rehearsal, which the organiser's screen reads. */
export interface Board extends Audience {
  /** Nothing is written afterwards. */
  end(how: Ending): Promise<void>;
}

interface Ending {
  readonly state: 'DONE' | 'STOPPED' | 'FAILED';
  readonly report?: RehearsalReport;
  /** For the operator. */
  readonly problem?: string;
}

/** Longest that a party is shown to people, in ms. */
const SHOWN_MS = 120_000;
const LOOKS_MS = 400;
const LATEST = 12;

/** Writes how it stands every second or so; `onStop` is called when somebody wants it to end. */
export function createBoard(
  db: Database,
  { id, hasPractice, onStop }: { id: number; hasPractice: boolean; onStop: () => void },
): Board {
  const row = () => db('rehearsals').where({ id });
  let latest: PlayedVisit[] = [];
  let sums = { expected: 0, served: 0, people: 0 };
  let isEnded = false;
  let writing = Promise.resolve();
  const write = (told: Parameters<typeof keep>[0]) =>
    (writing = writing.then(
      () => keep(told),
      () => keep(told),
    ));
  async function keep(told: Partial<Record<'state' | 'now_json' | 'door_json' | 'visitor_json', string | null>>) {
    if (!isEnded) await row().update({ ...told, heard_at: new Date() } as object);
  }

  function nowOf(second: number, in_line: number): RehearsalNow {
    return { second, in_line, ...sums, latest };
  }

  async function lookForStop() {
    const found = await row()
      .first('is_stop_wanted')
      .catch(() => ({ is_stop_wanted: 0 })); // the next one looks again
    // gone with its client, or ended by the organiser
    if (!found || found.is_stop_wanted === 1) onStop();
  }

  return {
    async begin(copy, visitors) {
      sums = { ...sums, expected: visitors.length };
      const door = hasPractice ? doorOf(copy) : null;
      await write({ state: 'RUNNING', now_json: JSON.stringify(nowOf(0, 0)), door_json: door && JSON.stringify(door) });
      return hasPractice ? practice(copy) : undefined;
    },
    see(visit) {
      const isIn = visit.outcome === 'in' || visit.outcome === 'unseen double';
      sums = { ...sums, served: sums.served + 1, people: sums.people + (isIn ? visit.visitor.people : 0) };
      latest = [played(visit), ...latest].slice(0, LATEST);
    },
    tick({ second, inLine }) {
      void write({ now_json: JSON.stringify(nowOf(second, inLine)) }).catch(() => undefined); // the next one comes
      void lookForStop();
    },
    async end({ state, report, problem }) {
      await writing.catch(() => undefined);
      isEnded = true;
      const none = { door_json: null, visitor_json: null };
      const now = new Date();
      await row().update({
        ...none,
        state,
        problem: problem ?? null,
        heard_at: now,
        ended_at: now,
        report_json: report ? JSON.stringify(report) : null,
      });
    },
  };

  /** The people's gate: the row says who stands there, and the screen when they are done with them. */
  function practice(copy: Copy): Practice {
    let number = 0;
    return {
      async receives(visitor, ticket) {
        number += 1;
        const started = Date.now();
        await write({ visitor_json: JSON.stringify(shownOf(visitor, { number, ticket })) });
        try {
          for (; Date.now() - started < SHOWN_MS; await pause(LOOKS_MS)) {
            const found = await row().first('sent_on');
            if (found?.sent_on === number || (await hasComeIn(db, { copy, visitor })))
              return (Date.now() - started) / 1000;
          }
          return undefined;
        } finally {
          sums = { ...sums, served: sums.served + 1, people: sums.people + (await peopleIn(db, { copy, visitor })) };
          await write({ visitor_json: null });
        }
      },
    };
  }
}

/** Of a party at the people's gate, by the list. */
const peopleIn = async (db: Database, party: { copy: Copy; visitor: Visitor }): Promise<number> =>
  (await hasComeIn(db, party)) ? party.visitor.people : 0;

/** A double is in before it comes: only the people can say that they saw it. */
export async function hasComeIn(
  db: Database,
  { copy, visitor }: { copy: Pick<Copy, 'eventId'>; visitor: Pick<Visitor, 'code' | 'name' | 'isDouble'> },
): Promise<boolean> {
  if (visitor.isDouble) return false;
  const row = await db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where({ 'guest_events.event_id': copy.eventId, 'guest_events.is_checked_in': 1 })
    .where((is) => {
      if (visitor.code !== null) void is.where('guests.code', visitor.code);
      // an usher writes down Hendra, or Bpk Hendra
      else void is.where('guests.source', 'ADHOC').where('guests.name', 'like', `%${givenNameOf(visitor)}%`);
    })
    .first('guest_events.id');
  return row !== undefined;
}

const givenNameOf = ({ name }: Pick<Visitor, 'name'>): string => name.slice(name.indexOf(' ') + 1);

function doorOf({ ushers }: Copy) {
  const usher = ushers.at(-1);
  return { gate: usher?.gate ?? '', username: usher?.username ?? '', card_token: usher?.card ?? '' };
}

function shownOf(visitor: Visitor, { number, ticket }: { number: number; ticket: string }): ShownVisitor {
  const { name, people, mood, isVip, way, code } = visitor;
  const shows = way === 'ticket' ? ticket : way === 'code' || way === 'unreadable' ? code : null;
  return { number, name, people, mood: mood.name, is_vip: isVip, way, shows };
}
