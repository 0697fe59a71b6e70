import type { MemberInput, PlannedRows, RowCorrections } from '@janur/contracts';
import type { HttpError } from '../../../lib/errors.ts';
import type { Json } from '../../../guests/bulk-queries.ts';
import type { NamedEvent } from './event-names.ts';
import type { NamedMember } from './member-names.ts';
import type { InvitedGuest } from './queries.ts';

export interface ImportJob {
  readonly bytes: Uint8Array;
  readonly country: string;
  readonly corrections: RowCorrections;
  readonly sharedNumbers: boolean;
  /** Nobody is renamed unasked. */
  readonly asksNames: boolean;
  /** Invitations of their own, whoever else has their number. */
  readonly apartRows: readonly number[];
  /** Nothing is made of the plan: it is told row by row. */
  readonly isPreview: boolean;
  /** The client's, by which a file may name them. */
  readonly events: readonly NamedEvent[];
}

/** One guest who is new, and at once the place of that guest at each event. */
export interface NewGuest {
  readonly code: string;
  readonly name: string;
  readonly search_text: string;
  readonly phone_number: string | undefined;
  readonly email: string | undefined;
  readonly details: Json | undefined;
  readonly total_guests: number;
  readonly members: readonly NamedMember[] | undefined;
  readonly guest_group: string | undefined;
  readonly tags: string | null | undefined;
  /** Ids with commas between; undefined means all that the import invites to. */
  readonly event_ids: string | undefined;
  readonly table_number: string | undefined;
}

/** One guest as the file wants it; what is undefined of the place stays. */
export interface ChangedGuest extends Pick<
  InvitedGuest,
  'id' | 'name' | 'phone_number' | 'email' | 'guest_group' | 'tags'
> {
  readonly search_text: string;
  readonly details: Json | null;
  readonly total_guests: number;
  readonly place_total: number | undefined;
  /** Undefined leaves the household as it is. */
  readonly members: readonly MemberInput[] | undefined;
  /** Ids with commas between: the guest is invited to these alone. Undefined leaves it as it is. */
  readonly event_ids: string | undefined;
  readonly table_number: string | undefined;
}

/** What the thread says: that the file is whole, then what it means for who is invited already. */
export type FromImport =
  | { readonly type: 'failed'; readonly error: Pick<HttpError, 'code' | 'problem' | 'fields' | 'details'> }
  | { readonly type: 'read' }
  | { readonly type: 'more' }
  | { readonly type: 'piece'; readonly kind: 'CREATED' | 'CHANGED'; readonly guests: Json }
  | { readonly type: 'planned'; readonly created: number; readonly updated: number; readonly unchanged: number }
  | ({ readonly type: 'outlined' } & PlannedRows)
  | { readonly type: 'done' };

export type ToImport =
  | { readonly type: 'invited'; readonly guests: readonly InvitedGuest[] }
  | { readonly type: 'taken' };
