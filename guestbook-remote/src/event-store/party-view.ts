/** A guest of whom several gates wrote something down. */
export interface PartyView {
  /** Where the party came in, the first gate first. */
  readonly gates: readonly GateLine[];
  /** Souvenirs, in the order in which they were given. */
  readonly souvenirs: readonly GatePart[];
  /** Whether more came in at several gates than are expected, and nobody has said anything of some of it. */
  readonly is_too_large: boolean;
  /** Whether several souvenirs were given, and nobody has looked at some of it. */
  readonly has_extra_souvenirs: boolean;
  /** What was said last of whether it is one party. */
  readonly said: (GatePart & { readonly as_one: boolean }) | null;
}
/** Something that was done at a gate. */
export interface GatePart {
  readonly op_id: string;
  /** ISO 8601, corrected by the clock offset. */
  readonly at: string;
  readonly gate: string | null;
  readonly usher: string | null;
  readonly where: 'here' | 'elsewhere';
}
export interface EnvelopeView extends GatePart {
  readonly giver_name: string;
  /** Null where it was not counted, or is not this device's to know. */
  readonly amount: number | null;
}
export interface GateLine extends GatePart {
  readonly people: number;
}
