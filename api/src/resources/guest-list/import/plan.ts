import { type GuestListColumn, type MemberInput, problem } from '@janur/contracts';
import type { CellProblem } from '../../../lib/spreadsheets/table.ts';
import { mayBeOne } from './alike.ts';
import { type GuestOfFile, identityOf } from './guest-rows.ts';
import type { NamedMember } from './member-names.ts';
import type { InvitedGuest } from './queries.ts';

export interface Change {
  /** The row of the file, who it is as the list knows the guest, and what the file says otherwise. */
  readonly row: number;
  readonly former: InvitedGuest;
  readonly columns: readonly GuestListColumn[];
  readonly guest: InvitedGuest;
  /** Undefined leaves the guest's tables as they are. */
  readonly table: string | undefined;
  /** Undefined leaves how many are invited, which may differ from event to event. */
  readonly total: number | undefined;
  /** Undefined leaves the household as it is. */
  readonly members: readonly MemberInput[] | undefined;
  /** Undefined leaves what the guest is invited to. */
  readonly eventIds: readonly number[] | undefined;
}

/** What a file means for a slug: who is new, who changes, who stays, and what it says of guests who are not there. */
export interface Plan {
  readonly created: readonly GuestOfFile[];
  readonly changed: readonly Change[];
  /** Rows that say what is known already. */
  readonly same: readonly number[];
  readonly problems: readonly CellProblem[];
}

export function planImport(
  file: readonly GuestOfFile[],
  invited: readonly InvitedGuest[],
  { asksNames = false }: { asksNames?: boolean } = {},
): Plan {
  const known = new Known(invited, asksNames);
  const created: GuestOfFile[] = [];
  const changed: Change[] = [];
  const problems: CellProblem[] = [];
  const rowOf = new Map<number, number>();
  const same: number[] = [];
  for (const row of file) {
    const found = known.find(row);
    if ('code' in found) {
      problems.push({ row: row.row, ...found });
      continue;
    }
    if (!found.guest) {
      created.push(row);
      continue;
    }
    const first = rowOf.get(found.guest.id);
    if (first !== undefined) {
      problems.push({ row: row.row, column: 'name', ...problem('same_guest', { row: first }) });
      continue;
    }
    rowOf.set(found.guest.id, row.row);
    const { members: household, total_guests: former } = found.guest;
    if (!row.members && household.length > 0 && row.total_guests !== undefined && row.total_guests !== former) {
      const wrong = problem('members_are_total', { expected: household.length });
      problems.push({ row: row.row, column: 'total_guests', ...wrong });
      continue;
    }
    const guest = merged(found.guest, row);
    const members = row.members && keptMembers(row.members, household);
    const columns = changedColumns(row, { guest, former: found.guest, members });
    if (columns.length === 0) same.push(row.row);
    else {
      const total = guest.total_guests === former ? undefined : guest.total_guests;
      const said = { total, members, table: row.table_number, eventIds: row.event_ids };
      changed.push({ row: row.row, former: found.guest, columns, guest, ...said });
    }
  }
  return { created, changed, same, problems };
}

type Found = { guest: InvitedGuest | undefined } | Omit<CellProblem, 'row'>;

/** The invited guests by what a file may know them by. */
class Known {
  readonly #byCode: ReadonlyMap<string, InvitedGuest>;
  readonly #byPhone: ReadonlyMap<string | null, InvitedGuest[]>;
  readonly #byName: ReadonlyMap<string, InvitedGuest[]>;

  readonly #asksNames: boolean;

  constructor(invited: readonly InvitedGuest[], asksNames: boolean) {
    this.#asksNames = asksNames;
    this.#byCode = new Map(invited.map((guest) => [guest.code, guest]));
    this.#byPhone = Map.groupBy(invited, ({ phone_number }) => phone_number);
    // a name is somebody's identity only where there is no number
    const nameless = invited.filter(({ phone_number }) => phone_number === null);
    this.#byName = Map.groupBy(nameless, ({ name }) => name.toLowerCase());
  }

  find(row: GuestOfFile): Found {
    const [column, key] = identityOf(row);
    if (column === 'code') {
      const guest = this.#byCode.get(key);
      return guest ? { guest } : { column, ...problem('no_guest_with_code') };
    }
    if (row.shares_number && column === 'phone_number') {
      const named = this.#byPhone.get(row.phone_number ?? null) ?? [];
      const [same, ...more] = named.filter(hasNameOf(row));
      return more.length > 0 ? { column, ...problem('several_guests') } : { guest: same };
    }
    const found = (column === 'phone_number' ? this.#byPhone : this.#byName).get(key) ?? [];
    // of several with one number the name says who it is
    const [guest, ...others] = found.length > 1 ? found.filter(hasNameOf(row)) : found;
    if (others.length > 0 || (!guest && found.length > 0)) return { column, ...problem('several_guests') };
    if (guest && column === 'phone_number' && this.#asksNames && !mayBeOne(row.name, guest.name))
      return { column, ...problem('number_elsewhere', { name: guest.name, code: guest.code }) };
    return { guest };
  }
}

const hasNameOf =
  (row: GuestOfFile) =>
  ({ name }: InvitedGuest): boolean =>
    name.toLowerCase() === row.name.toLowerCase();

function merged(guest: InvitedGuest, row: GuestOfFile): InvitedGuest {
  return {
    ...guest,
    name: row.name,
    phone_number: row.phone_number ?? guest.phone_number,
    email: row.email ?? guest.email,
    // a household that is named brings its number itself
    total_guests: row.members ? guest.total_guests : (row.total_guests ?? guest.total_guests),
    guest_group: row.guest_group ?? guest.guest_group,
    tags: row.tags === undefined ? guest.tags : row.tags,
    details: row.note === undefined ? guest.details : withNote(guest.details, row.note),
  };
}

/** The note is one of the things that hosts wrote down of a guest; the others stay. */
function withNote(details: unknown, note: string): object {
  return { ...(typeof details === 'object' ? details : {}), note };
}

/** Who bears a name that the household knows is that person, with what was answered. */
function keptMembers(named: readonly NamedMember[], household: InvitedGuest['members']): MemberInput[] {
  const left = [...household];
  return named.map((member) => {
    const at = left.findIndex(({ name }) => name.toLowerCase() === member.name.toLowerCase());
    const [known] = at < 0 ? [] : left.splice(at, 1);
    return known ? { ...member, id: known.id } : member;
  });
}

const isSameHousehold = (members: readonly MemberInput[], household: InvitedGuest['members']): boolean =>
  members.length === household.length &&
  members.every(({ id, name, is_child, diet }, at) => {
    const former = household[at];
    return (
      former !== undefined &&
      former.id === id &&
      former.name === name &&
      former.is_child === is_child &&
      former.diet === diet
    );
  });

const SHOWN = ['name', 'phone_number', 'email', 'total_guests', 'guest_group', 'tags'] as const;

/** What a row says otherwise than the list knows it. */
function changedColumns(
  { event_ids: events, table_number: table }: GuestOfFile,
  { guest, former, members }: Pick<Change, 'guest' | 'former' | 'members'>,
): GuestListColumn[] {
  const columns: GuestListColumn[] = SHOWN.filter((column) => guest[column] !== former[column]);
  if (members && !isSameHousehold(members, former.members)) columns.push('members');
  const invitedTo = new Set(former.places.map(({ event_id }) => event_id));
  if (events && (events.length !== invitedTo.size || events.some((id) => !invitedTo.has(id)))) columns.push('events');
  if (table !== undefined && former.places.some(({ table_number: at }) => at !== table)) columns.push('table_number');
  if (JSON.stringify(guest.details) !== JSON.stringify(former.details)) columns.push('note');
  return columns;
}
