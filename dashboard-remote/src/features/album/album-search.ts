import type { PhotoState } from '@janur/contracts';
import { lowerCase, oneOf, urlState, whole } from '../../parts/url-state.ts';

/** Rows of tiles are full with these. */
export const SIZES: readonly [number, ...number[]] = [24, 48, 96];
export const STATES = ['WAITING', 'SHOWN', 'HIDDEN'] as const satisfies readonly PhotoState[];

export interface AlbumSearch {
  state: PhotoState;
  page: number;
  limit: number;
}

/** Which photos are looked at, as the address bar keeps it. */
export const albumSearch = urlState<AlbumSearch>({
  state: oneOf('tab', STATES, 'WAITING', lowerCase),
  page: whole('page', 1),
  limit: oneOf('limit', SIZES, SIZES[0]),
});
