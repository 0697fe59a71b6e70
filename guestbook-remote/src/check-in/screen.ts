import type { GuestKey, GuestView, OperationView, Verdict } from '../event-store/event-store.ts';

/* What is on the usher's screen, as a verdict makes it. */

/** What the usher has entered about who stands there, and not yet recorded. */
export interface Draft {
  readonly people: number;
  readonly gift: boolean;
  readonly souvenir: boolean;
}

/** Verdicts that end in a check-in. */
export type Admittable = Extract<Verdict, { code: 'welcome' | 'needs_answer' | 'declined' | 'no_data_yet' }>;
export type InAlready = Extract<Verdict, { code: 'already_in' | 'party_full' }>;
export type Several = Extract<Verdict, { code: 'several' }>;
export type Refused = Exclude<Verdict, Admittable | InAlready | Several>;

/** What is shown over the pages. */
export type Screen =
  | { readonly state: 'none' }
  | { readonly state: 'admitting'; readonly verdict: Admittable; readonly draft: Draft; readonly isSaving: boolean }
  | { readonly state: 'in'; readonly verdict: InAlready }
  | { readonly state: 'adding'; readonly guest: GuestView; readonly people: number; readonly isSaving: boolean }
  | { readonly state: 'several'; readonly verdict: Several }
  | { readonly state: 'refused'; readonly verdict: Refused }
  | { readonly state: 'arrived'; readonly arrival: Arrival }
  /** What was entered is not recorded: the device could not keep it, or another device was first and it is not possible any more. */
  | { readonly state: 'failed'; readonly why: 'storage' | 'overtaken' };

export interface Arrival {
  readonly operation: OperationView;
  readonly name: string;
  readonly table: string | null;
  /** All of the party who have come, with those of before. */
  readonly people: number;
  /** Under INSTANT this is the first and only screen of the guest. */
  readonly isInstant: boolean;
}

export const NO_SCREEN: Screen = { state: 'none' };

export function screenOf(verdict: Verdict): Screen {
  switch (verdict.code) {
    case 'welcome':
    case 'needs_answer':
    case 'declined':
      return admitting(verdict, verdict.proposed);
    case 'no_data_yet':
      return admitting(verdict, verdict.allowed ?? 1);
    case 'already_in':
    case 'party_full':
      return { state: 'in', verdict };
    case 'several':
      return { state: 'several', verdict };
    default:
      return { state: 'refused', verdict };
  }
}

const admitting = (verdict: Admittable, people: number): Screen => ({
  state: 'admitting',
  verdict,
  draft: { people: Math.max(1, people), gift: false, souvenir: false },
  isSaving: false,
});

export const isOvertaken = (screen: Screen): boolean => screen.state === 'failed' && screen.why === 'overtaken';

export const keyOf = (verdict: Admittable): GuestKey => ('guest' in verdict ? verdict.guest.key : verdict.guest_code);

/** May come in, and the usher should look twice. Whether somebody is in already only the list knows. */
export const isDoubtful = ({ code }: Admittable): boolean => code === 'declined' || code === 'no_data_yet';

/** Nothing is to be asked: confirmed, or invited alone. Who never answered and is invited with others is asked how many come. */
export const isPlain = (verdict: Verdict): verdict is Extract<Verdict, { code: 'welcome' | 'needs_answer' }> =>
  verdict.code === 'welcome' || (verdict.code === 'needs_answer' && verdict.proposed === 1);

/** An undo that nobody took back yet. */
export const isRestorable = ({ type, taken, is_undone: isUndone, saved }: OperationView): boolean =>
  type === 'UNDO' && taken !== null && !isUndone && saved !== 'refused';

/** Whether the usher has begun to say how many they are, or what they brought. */
export function isChanged({ verdict, draft }: Extract<Screen, { state: 'admitting' }>): boolean {
  const first = screenOf(verdict);
  return first.state === 'admitting' && JSON.stringify(first.draft) !== JSON.stringify(draft);
}

/** Whether two verdicts say the same of a guest. */
export const isSameWord = (one: Admittable, other: Admittable): boolean =>
  one.code === other.code &&
  (one.code !== 'no_data_yet' || (other.code === 'no_data_yet' && one.has_list === other.has_list));

/** Who was read, as far as that is known. */
export const nameOf = (verdict: Verdict): string | undefined =>
  'guest' in verdict ? verdict.guest.name : 'guest_code' in verdict ? verdict.guest_code : undefined;

/** Whether a verdict is about that guest. */
export function isAbout(verdict: Verdict, key: GuestKey): boolean {
  const named = 'guest' in verdict ? verdict.guest.key : 'guest_code' in verdict ? verdict.guest_code : undefined;
  return named === key;
}

/** Somebody is on the screen whom the usher has not let in yet: another scan would lose what was entered. */
export const isBusy = (screen: Screen): screen is Extract<Screen, { state: 'admitting' | 'adding' }> =>
  screen.state === 'admitting' || screen.state === 'adding';
