import { ANY, type ClientContent, type ClientOption, OMITTABLE } from '@janur/contracts';
import { type full, profile } from '@janur/kit/testing';
import type { Box, Place, Sight } from './looking.ts';

export type Change = NonNullable<Parameters<typeof full>[0]>;

/** One value of the specification, tried on an invitation that has something to say in every section. */
export interface Scene {
  /** What both pictures have. */
  readonly base?: Change;
  readonly set: Change;
  readonly place: Place;
  /** Tapped before the looks: a control of the place. */
  readonly tap?: string;
  readonly query?: string;
  /** For guests who did not ask for less motion. */
  readonly moves?: boolean;
  /** What is wrong with it, in words; nothing where it is right. `before` is without the value. */
  readonly wrong: (after: Sight | null, before: Sight | null) => string | false;
  /** The templates that have it, where what is asked of them differs. */
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  /** Some looks do it of themselves where there is room: a change is asked of phones alone. */
  readonly isPhones?: boolean;
}

export const option = (change: Partial<ClientOption>): Change => ({ option: change });
export const content = (change: Partial<ClientContent>): Change => ({ content: change });

export const isGone: Scene['wrong'] = (after, before) =>
  before === null ? 'was not there before' : after !== null && 'is there';
export const says = (what: string | RegExp, sight: Sight | null): boolean =>
  typeof what === 'string' ? (sight?.words.includes(what) ?? false) : what.test(sight?.words ?? '');
export const shows = (address: string, sight: Sight | null): boolean =>
  sight?.addresses.some((of) => of.includes(address)) ?? false;
/** What is wrong with a value that changes nothing, unless the look says that it leaves it out. */
export const UNCHANGED = 'looks as it did without';
export const differs =
  (of: (sight: Sight) => unknown): Scene['wrong'] =>
  (after, before) =>
    after === null || before === null
      ? 'is not there'
      : JSON.stringify(of(after)) === JSON.stringify(of(before)) && UNCHANGED;
export const first = (...found: (string | false)[]): string | false => found.find(Boolean) ?? false;
export const unless = (isRight: boolean, wrong: string): string | false => !isRight && wrong;

/** Where names and portraits stand within the section. */
export const layout = ({ lines, pictures }: Sight) => {
  const top = Math.min(...lines.map(({ y }) => y));
  const named = lines.filter(({ text }) => /Sinta|Maharani|Rama|Pradipta/.test(text));
  return [...named, ...pictures].map(({ x, y, width, height }) =>
    [x, y - top, width, height].map((pixels) => Math.round(pixels / 6)),
  );
};
/** What stands there, with the days of a countdown as any number. */
export const drawn = (sight: Sight) => [layout(sight), sight.drawings, sight.words.replaceAll(/\d+/g, '0')];
export const lineOf = (sight: Sight | null, text: RegExp) => sight?.lines.find((line) => text.test(line.text));
type Line = ReturnType<typeof lineOf>;
/** As one reads: what stands beside comes first at the left, what stands below comes later. */
export const comesBefore = (one: Line, other: Line): boolean => {
  if (!one || !other) return false;
  const isBeside = one.x > other.x + other.width || other.x > one.x + one.width;
  // large letters have a box that is higher than they are
  const middle = ({ y, height }: NonNullable<Line>) => y + height / 2;
  return isBeside ? one.x < other.x : middle(one) < middle(other);
};
/** On lines of their own, or in columns where words run downwards. */
export const standApart = (one: Box, other: Box): boolean => {
  const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
  const [a, b] = [middle(one), middle(other)];
  // large letters have a box that is higher than they are
  const isApart = (distance: number, ...sizes: number[]) => Math.abs(distance) >= 0.3 * Math.min(...sizes);
  const areColumns = one.height > one.width && other.height > other.width;
  return isApart(a.y - b.y, one.height, other.height) || (areColumns && isApart(a.x - b.x, one.width, other.width));
};
export const shapeOf = (sight: Sight, address: string) => {
  const picture = sight.pictures.find((of) => of.address.includes(address));
  return picture && { ratio: Math.round((10 * picture.width) / picture.height), fit: picture.fit };
};

export const PICTURES = { bride: '/files/mark/bride.webp', groom: '/files/mark/groom.webp' };
export const both = content({
  bride: profile({ photo_url: PICTURES.bride, daughter_order: '1' }),
  groom: profile({ id: 2, name: 'Rama', full_name: 'Rama Pradipta', photo_url: PICTURES.groom, son_order: '2' }),
});

/** The invitation of a scene, with its value. */
export const withValue = ({ base = {}, set }: Scene): Change => ({
  ...base,
  ...set,
  content: { ...base.content, ...set.content },
  option: { ...base.option, ...set.option },
});

/** What a scene is called, as a look's `omits` names it: `hero_style: HIDDEN` and `third_color`; null where none can. */
export function omittable(what: string): { field: string; value: string } | null {
  const [field = '', value = ANY] = what.split(': ');
  return OMITTABLE[field]?.includes(value) ? { field, value } : null;
}
