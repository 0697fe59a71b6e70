import type { OpeningView } from '../opening/opening-view.ts';

/**
 * What an opening's markup may depend on. Every other difference between two invitations is a text or a value in a
 * slot of the same markup.
 */
export interface Shape {
  hosts: 1 | 2;
  hasGuest: boolean;
  hasDay: boolean;
  style: OpeningView['style'];
  cover: NonNullable<OpeningView['cover']>['type'] | null;
}

const STYLES = [null, 'QUERY_REVERSE', 'STYLE2'] as const;
const COVERS = [null, 'PHOTO', 'LOGO', 'LANDSCAPE', 'PORTRAIT'] as const;

/** Every shape there is; STYLE2 has no cover. */
export const SHAPES: readonly Shape[] = STYLES.flatMap((style) =>
  (style === 'STYLE2' ? [null] : COVERS).flatMap((cover) =>
    ([1, 2] as const).flatMap((hosts) =>
      [true, false].flatMap((hasGuest) => [true, false].map((hasDay) => ({ hosts, hasGuest, hasDay, style, cover }))),
    ),
  ),
);

export function shapeOf({ names, guest, day, style, cover }: OpeningView): Shape {
  return {
    hosts: names.length === 1 ? 1 : 2,
    hasGuest: guest !== null,
    hasDay: day !== null,
    style,
    cover: cover?.type ?? null,
  };
}

/** 'PHOTO 2 QUERY_REVERSE guest day' */
export const shapeKey = ({ hosts, hasGuest, hasDay, style, cover }: Shape): string =>
  [cover ?? '-', hosts, style ?? '-', hasGuest ? 'guest' : '-', hasDay ? 'day' : '-'].join(' ');
