/** An act as a device wrote it down, or a single call as its caller knows it. */
export interface Said {
  readonly op_id: string;
  readonly device_id: string | null;
  readonly seq: number | null;
  readonly type: string;
  /** A guest code; of a walk-in the id of the act that added it. */
  readonly guest: string;
  readonly people: number | null;
  readonly gift: boolean;
  readonly souvenir: boolean;
  readonly entrusted_gifts: readonly { readonly amount?: number | null }[];
  readonly table: string | null;
  readonly undone_op_id: string | null;
  /** Of a SETTLE: whether the acts that it names tell of one party; null says nothing of that. */
  readonly settles?: { readonly as_one: boolean | null; readonly op_ids: readonly string[] } | null;
  readonly gate: string | null;
  /** By the server's clock, in ms since 1970. */
  readonly instant: number;
}
