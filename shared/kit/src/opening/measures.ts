import { nameSize } from '../model/name-size.ts';
import type { OpeningView } from './opening-view.ts';

/** From so many characters on a guest's name is long. */
export const LONG_GUEST = 45;

/** What a template may style by: attributes and custom properties of the dialog around its opening. */
export interface OpeningMeasures {
  /** `data-names`: how long the longest name is. */
  names: ReturnType<typeof nameSize>;
  /** `data-guest` */
  guest: 'none' | 'short' | 'long';
  /** `--longest-word`: the letters of the longest word of the names, 4 at least; where the cover sits in its frame. */
  properties: Readonly<Record<`--${string}`, string>>;
}

export function openingMeasures({ names, guest, cover }: OpeningView): OpeningMeasures {
  const words = names.flatMap((name) => name.split(/[\s-]+/));
  return {
    names: nameSize(names),
    guest: guest ? guestSize(guest) : 'none',
    properties: {
      '--longest-word': String(Math.max(4, ...words.map((word) => [...word].length))),
      ...(cover && {
        '--cover-fit': cover.fit,
        '--cover-position': cover.position,
        '--cover-placeholder': cover.placeholder,
      }),
    },
  };
}

const guestSize = (guest: string) => ([...guest].length < LONG_GUEST ? 'short' : 'long');
