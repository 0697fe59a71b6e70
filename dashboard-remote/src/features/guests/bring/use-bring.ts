import type { GuestListColumn } from '@janur/contracts';
import type { Problem } from '@janur/contracts/problems';
import { useCallback, useMemo, useState } from 'react';
import type { HostEvent } from '../../../parts/use-host.ts';
import {
  atRow,
  type Brought,
  broughtOf,
  type EventWords,
  guessedEvents,
  type Sharing,
  sharedNumbers,
  withHouseholds,
  wordsOf,
} from './guests-to-bring.ts';
import { guessed, type Mapping, type Source, tableOf, toRemember } from './mapping.ts';
import { leftOut, withCell, withSure, type WrongGuest, wrongGuests } from './problems.ts';
import { rememberColumns, rememberedColumns } from './remembered.ts';
import { useSteps } from './use-steps.ts';

/** The couple's own country; the server asks the client's, and is the judge. */
const COUNTRY = 'ID';

interface RefusedRow {
  readonly guest: Brought | undefined;
  readonly problems: Readonly<Partial<Record<string, Problem>>>;
}

/** A list on its way in: where it came from, what its columns mean, and what was decided of its guests. */
export function useBring(events: readonly HostEvent[]) {
  const [source, setSource] = useState<Source>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [eventWords, setEventWords] = useState<EventWords>({});
  const [guests, setGuests] = useState<readonly Brought[]>([]);
  /** The guests are those of the columns as they are chosen now, with all that was put right of them. */
  const [isRead, setIsRead] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Sharing>>(new Map());
  /** Rows of their list that are invitations of their own, though somebody of ours has the number. */
  const [apart, setApart] = useState<ReadonlySet<number>>(new Set());
  /** What the server alone could know. */
  const [refused, setRefused] = useState<readonly WrongGuest[]>([]);

  const { step, go, back, home } = useSteps(source === undefined ? 0 : isRead ? 2 : 1);
  const table = useMemo(() => source && tableOf(source), [source]);
  const words = useMemo(() => (table ? wordsOf(table, mapping) : []), [table, mapping]);
  const shared = useMemo(() => sharedNumbers(guests, COUNTRY), [guests]);
  const sharing = useCallback((phone: string): Sharing => chosen.get(phone) ?? 'one', [chosen]);
  const sent = useMemo(
    () =>
      withHouseholds(
        guests.filter(({ isLeftOut }) => !isLeftOut),
        shared,
        sharing,
      ),
    [guests, shared, sharing],
  );
  const wrong = useMemo(() => {
    const found = wrongGuests(guests, COUNTRY);
    const others = refused.filter((one) => !found.some(({ guest }) => guest.row === one.guest.row));
    return [...found, ...others];
  }, [guests, refused]);

  const ready = useMemo(() => {
    const rows = new Set(wrong.map(({ guest }) => guest.row));
    return sent.filter(({ row }) => !rows.has(row));
  }, [sent, wrong]);

  /** The guest of the list that stands in this row: a household's is its first. */
  const inList = (of: Brought) => guests.find(({ row }) => row === of.row) ?? of;
  /** The server counts the rows of what it was sent. */
  const inTheirRows = (said: Problem, refusedList: readonly Brought[]): Problem => {
    const { row } = said.params;
    const theirs = typeof row === 'number' ? atRow(refusedList, row)?.row : undefined;
    return theirs === undefined ? said : { ...said, params: { ...said.params, row: theirs } };
  };
  const solved = (of: Brought) => setRefused((now) => now.filter(({ guest }) => guest.row !== of.row));

  return {
    step,
    name: source?.name ?? '',
    table,
    mapping,
    words,
    eventWords,
    setEventWords: (changed: EventWords) => {
      setEventWords(changed);
      setIsRead(false);
    },
    shared,
    sharing,
    /** Whether guests with one number go as several. */
    hasApart: shared.some(({ phone }) => sharing(phone) === 'apart'),
    sent,
    apart,
    /** Of what is sent, those who need no decision. */
    ready,
    wrong,
    begin: (from: Source) => {
      // the same one once more: what was decided of it holds
      if (JSON.stringify(from) === JSON.stringify(source)) return go(1);
      const read = tableOf(from);
      const columns = guessed(read, { ...(from.known && { known: from.known }), remembered: rememberedColumns() });
      setSource(from);
      setMapping(columns);
      setEventWords(guessedEvents(wordsOf(read, columns), events));
      setChosen(new Map());
      setApart(new Set());
      setIsRead(false);
      go(1);
    },
    setMapping: (changed: Mapping) => {
      setMapping(changed);
      setIsRead(false);
      if (table) setEventWords({ ...guessedEvents(wordsOf(table, changed), events), ...eventWords });
    },
    check: () => {
      if (!table) return;
      rememberColumns(toRemember(table, mapping));
      if (!isRead) {
        setGuests(broughtOf(table, mapping, { words: eventWords, events }));
        setRefused([]);
        setIsRead(true);
      }
      go(2);
    },
    back,
    home,
    setSharing: (phone: string, is: Sharing) => setChosen((now) => new Map(now).set(phone, is)),
    mend: ({ guest, column }: WrongGuest, text: string) => {
      setGuests((now) => withCell(now, inList(guest), column, text));
      solved(guest);
    },
    isRight: ({ guest, column }: WrongGuest) => setGuests((now) => withSure(now, inList(guest), column)),
    isSame: (guest: Brought, code: string) => {
      setGuests((now) => withCell(now, inList(guest), 'code', code));
      solved(guest);
    },
    isApart: (guest: Brought) => {
      setApart((now) => new Set(now).add(guest.row));
      solved(guest);
    },
    leaveOut: (guest: Brought) => {
      setGuests((now) => leftOut(now, inList(guest)));
      solved(guest);
    },
    /** What the server refused of these guests; what it said of others stays. */
    refuse: (rows: readonly RefusedRow[], of: readonly Brought[]) => {
      const told = rows.flatMap(({ guest, problems }): WrongGuest[] => {
        const [column, said] = Object.entries(problems)[0] ?? [];
        const problem = said && inTheirRows(said, of);
        // a cell of one of our columns, for those alone were sent
        return guest && column && problem ? [{ guest, column: column as GuestListColumn, problem }] : [];
      });
      const rowsTold = new Set(told.map(({ guest }) => guest.row));
      setRefused((now) => [...now.filter(({ guest }) => !rowsTold.has(guest.row)), ...told]);
    },
  };
}
