const MINUTE = 60_000;

/** How often something may fail or be done, counted over `windowMs` from the first time. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * What strangers and guests may do how often. A mobile carrier shows thousands of guests under one address, so a network is a
 * wide net: the narrow ones are an account's own back-off and, for codes, their length.
 */
export const LIMITS = {
  /** Log-ins of a network, right and wrong. */
  logins: { max: 300, windowMs: 15 * MINUTE },
  /** Answers and reports of a network. */
  answers: { max: 300, windowMs: 10 * MINUTE },
  /** Answers of a guest who is known, from wherever. */
  answersOfGuest: { max: 20, windowMs: 10 * MINUTE },
  /** Phones that ask to show a guest's ticket. */
  phonesOfGuest: { max: 20, windowMs: 60 * MINUTE },
  /** Photos of a guest. */
  photosOfGuest: { max: 30, windowMs: MINUTE },
  /** Photos at one invitation: each takes half a second of a core. */
  photosOfInvitation: { max: 100, windowMs: MINUTE },
  /** Wrong codes of a network at one invitation. */
  wrongCodes: { max: 60, windowMs: 15 * MINUTE },
  /** The same for the short code of a lock, which a right one is not let past. */
  lockGuesses: { max: 600, windowMs: 15 * MINUTE },
  /** Answers of people without a code, of a network at one invitation. */
  strangers: { max: 5, windowMs: 10 * MINUTE },
  /** Answers of people without a code at one invitation, from anywhere; what comes above waits for the couple. */
  strangersOfInvitation: { max: 60, windowMs: 60 * MINUTE },
  /** Lines of refused calls and log-ins in the audit log, of a network and account. */
  refusalLines: { max: 20, windowMs: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/** So many answers of people without a code wait for a couple at one invitation; more are refused. */
export const MOST_WAITING = 2000;

/** Photos of guests: of one guest, of all guests of a client, and what those may take. */
export const ALBUM = { ofGuest: 60, ofClient: 3000, bytes: 6 * 1024 ** 3 } as const;

export type Limits = Readonly<Record<keyof typeof LIMITS, Limit>>;
