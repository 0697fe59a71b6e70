import { letterRoom, longestWord, nameSize } from '../model/name-size.ts';
import { hasSigns, mirrorsWell } from '../model/signs.ts';
import { measureStack } from '../model/stacked-names.ts';
import type { OpeningView } from './opening-view.ts';

/** From so many characters on a guest's name is long. */
export const LONG_GUEST = 45;
/** So many letters of a guest's name have room on every opening as it sets long ones. */
export const ROOMY_GUEST = 70;

/** What a template may style by: attributes and custom properties of the dialog around its opening. */
export interface OpeningMeasures {
  /** `data-names`: how long the longest name is. */
  names: ReturnType<typeof nameSize>;
  /** `data-guest` */
  guest: 'none' | 'short' | 'long';
  /**
   * `--longest-word`: the room of the names' longest word (`longestWord`); `--first-room` and
   * `--last-room`: of the longest word of either name, letter by letter (`letterRoom`); `--mirror`: -1, or 1 where the second initial
   * must not be mirrored (`mirrorsWell`); `--signs`: 1 where initials are signs, else 0; `--guest-scale`: how much smaller
   * than a long one a huge guest's name is set, so that none is cut; where the cover sits in its frame; and of
   * the names in a stack (`StackMeasures`) `--stack-lines`, `--stack-breadth`, `--stack-first`, `--stack-second`, `--stack-last`
   * and `--stack-full` (1 or 0).
   */
  properties: Readonly<Record<`--${string}`, string>>;
}

export function openingMeasures({ names, stackedNames, initials, guest, cover }: OpeningView): OpeningMeasures {
  const stack = measureStack(stackedNames);
  return {
    names: nameSize(names),
    guest: guest ? guestSize(guest) : 'none',
    properties: {
      '--longest-word': String(longestWord(names)),
      '--first-room': String(letterRoom(names[0] ?? '')),
      '--last-room': String(letterRoom(names.at(-1) ?? '')),
      '--mirror': mirrorsWell(initials) ? '-1' : '1',
      '--signs': hasSigns(initials.join('')) ? '1' : '0',
      '--guest-scale': String(guestScale(guest ?? '')),
      '--stack-lines': String(stack.lines),
      '--stack-breadth': String(stack.breadth),
      '--stack-first': String(stack.firstLines),
      '--stack-second': String(stack.secondBreadth),
      '--stack-last': String(stack.lastBreadth),
      '--stack-full': stack.isFull ? '1' : '0',
      ...(cover && {
        '--cover-fit': cover.fit,
        '--cover-position': cover.position,
        '--cover-placeholder': cover.placeholder,
      }),
    },
  };
}

const guestSize = (guest: string) => ([...guest].length < LONG_GUEST ? 'short' : 'long');

/** The room is an area: twice the letters in letters of 0.7. */
function guestScale(guest: string): number {
  return Math.max(0.6, Math.sqrt(ROOMY_GUEST / Math.max(ROOMY_GUEST, [...guest].length)));
}
