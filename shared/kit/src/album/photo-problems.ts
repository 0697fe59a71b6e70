import { ApiError, NetworkError } from '@janur/data/errors';

/** As the contract has it; reading it there would bring all schemas onto the page. */
export const MAX_PHOTO_BYTES_SENT = 15 * 1_048_576;

/** Why a photo was not taken, by the key of its words below `album.problem`. */
export interface PhotoProblem {
  readonly code: 'too_large' | 'not_a_picture' | 'full_of_guest' | 'full' | 'closed' | 'failed';
  /** The most photos of a guest. */
  readonly max?: number | undefined;
  /** It stands in the way of every other photo, too. */
  readonly isOfAll?: boolean;
}

/** The server's word for it, and what the guest is told. */
const TOLD: Readonly<Record<string, PhotoProblem>> = {
  upload_too_large: { code: 'too_large' },
  too_many_pixels: { code: 'too_large' },
  not_a_picture: { code: 'not_a_picture' },
  damaged: { code: 'not_a_picture' },
  album_guest_full: { code: 'full_of_guest', isOfAll: true },
  album_full: { code: 'full', isOfAll: true },
  album_room: { code: 'full', isOfAll: true },
  album_closed: { code: 'closed', isOfAll: true },
  album_not_open: { code: 'closed', isOfAll: true },
};

export function problemOf(error: unknown): PhotoProblem {
  if (!(error instanceof ApiError)) return { code: 'failed' };
  const said = [error.problem, ...error.fields].find((one) => one && one.code in TOLD);
  const told = said && TOLD[said.code];
  if (!told) return { code: 'failed' };
  const max = said.params?.['max'];
  return typeof max === 'number' ? { ...told, max } : told;
}

/** Whether it goes on by itself: when the phone is back, or after so many seconds. */
export function restOf(error: unknown): { seconds?: number } | undefined {
  if (error instanceof NetworkError) return {};
  if (!(error instanceof ApiError)) return undefined;
  const isPatience = error.code === 'RATE_LIMITED' || error.code === 'UNAVAILABLE';
  return isPatience ? { seconds: error.retryAfter ?? 5 } : undefined;
}
