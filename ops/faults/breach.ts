/** Something that the list of invariants says must never be, with whom it happened to. */
export interface Breach {
  readonly invariant: string;
  readonly what: string;
  readonly guest?: string | undefined;
}
