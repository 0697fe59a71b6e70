import type { Audience } from './audience.ts';
import type { Visit } from './line.ts';
import type { Visitor } from './visitors.ts';

/** Tells a terminal of guests of honour, and of who did not get in. */
export function createTerminal({ evening, speed }: { evening: number; speed: number }): Audience {
  return {
    async begin(copy, visitors) {
      const lasts = (evening / speed).toFixed(1);
      console.log(`\n${visitors.length} parties are on their way to /${copy.slug}: ${evening} minutes in ${lasts}.`);
      return undefined;
    },
    see({ visitor, gate, start, outcome }: Visit) {
      const who = `${clock(start)}  ${visitor.mood.face} ${visitor.name} (${visitor.people})`;
      if (outcome === 'walked past') console.log(`${who} walked past the desk`);
      else if (visitor.isVip || outcome !== 'in') console.log(`${who} at ${gate}: ${toldOf(visitor, outcome)}`);
    },
    tick() {},
  };
}

/** Both watch the same evening; the first one that has a gate for people has it. */
export function bothOf(one: Audience, other: Audience): Audience {
  return {
    async begin(copy, visitors) {
      const practice = await one.begin(copy, visitors);
      return practice ?? other.begin(copy, visitors);
    },
    see(visit) {
      one.see(visit);
      other.see(visit);
    },
    tick(moment) {
      one.tick(moment);
      other.tick(moment);
    },
  };
}

export const clock = (second: number): string =>
  `${String(Math.floor(second / 3600))}:${String(Math.floor((second / 60) % 60)).padStart(2, '0')}`;

function toldOf({ isVip, isDouble }: Visitor, outcome: Visit['outcome']): string {
  if (isDouble && outcome !== 'in') return `a code that was used, ${outcome === 'refused' ? 'seen' : 'NOT seen'}`;
  if (isVip && outcome === 'in') return 'guest of honour';
  return outcome;
}
