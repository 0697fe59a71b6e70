import type { ComponentType } from 'react';
import type { SectionName } from '../page/sections.ts';
import { late } from './late.tsx';

/**
 * The sections of the specification that come once the invitation is open: what each is called where a family exports it, and
 * the height that it usually has on a phone, in px. A family draws them all but those that it names in `lent`. A section that
 * is new must not be added: this table is the kit's that runs, and families published before export no such thing. It comes
 * from Plain Paper, and whoever draws it names it in `sections`.
 */
const LATE = {
  quote: ['Quote', 420],
  bride_groom: ['Couple', 860],
  our_story: ['Story', 800],
  wedding_event: ['Events', 1000],
  gallery: ['Gallery', 760],
  video: ['Video', 420],
  rsvp: ['Rsvp', 900],
  wishes: ['Wishes', 620],
  gift: ['Gift', 560],
  health_protocol: ['Health', 380],
  share_banner: ['ShareBanner', 380],
  footer: ['Footer', 640],
} as const satisfies Partial<Record<SectionName, readonly [exported: string, height: number]>>;

export type LateSectionName = keyof typeof LATE;

/** `sections/index.ts` of a family. */
export type LateSections = { readonly [Exported in (typeof LATE)[LateSectionName][0]]?: ComponentType };

/** The sections of one chunk, which comes while the opening leaves; each keeps its height free until then. */
export function lateSections({
  load,
  lent = [],
  heights = {},
}: {
  load: () => Promise<LateSections>;
  lent?: readonly LateSectionName[] | undefined;
  heights?: Readonly<Partial<Record<LateSectionName, number>>> | undefined;
}): Partial<Record<LateSectionName, ComponentType>> {
  const drawn = LATE_NAMES.filter((name) => !lent.includes(name));
  return Object.fromEntries(
    drawn.map((name) => {
      const [exported, height] = LATE[name];
      const section = async () => {
        const Section = (await load())[exported];
        if (!Section) throw new Error(`sections/index.ts exports no ${exported}: draw it, or name ${name} in \`lent\``);
        return Section;
      };
      return [name, late(section, heights[name] ?? height)];
    }),
  );
}

const LATE_NAMES = Object.keys(LATE) as LateSectionName[]; // its keys, by `satisfies`
