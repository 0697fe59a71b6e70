import type { GuestPack, OperationVerdict, QueuedOperation } from '@janur/contracts';
import { ABSENT, insideOf } from '@janur/contracts/attendance';
import { problem } from '@janur/contracts/problems';
import { type Api, ApiError, NetworkError, routes } from '@janur/data';
import type { ClientEvents } from '../event-store.ts';
import { hashedCode } from '../hashed-code.ts';
import { type FakeGuest, guestOf, type Logged, packedOf, record, type SentOperation } from './fake-log.ts';

/**
 * A fake of the wire: one event in memory, judged by the rule of attendance. It is no proof of the real server,
 * which the fault harness drives; it lets thousands of evenings pass in a second.
 */
export interface FakeServer {
  readonly guests: readonly FakeGuest[];
  readonly log: readonly Logged[];
  /** The calls of one device's session. */
  readonly connect: (usher: string) => FakeLink;
  readonly addGuests: (names: readonly Invited[]) => void;
  readonly remove: (code: string) => void;
  readonly totals: () => { arrived: number; attended: number; inside: number; gifts: number };
}
export interface Invited {
  readonly code: string;
  readonly name: string;
  readonly invited?: number;
  readonly confirmed?: number;
  readonly status?: FakeGuest['status'];
  /** The keys of its phones. */
  readonly phones?: string;
  readonly isVip?: boolean;
  readonly note?: string;
  /** The whole number; that of all who have none ends in 4321. */
  readonly phone?: string;
}
/** `up`; `down`: nothing passes; `deaf`: requests arrive and answers are lost; `twice`: each request arrives twice. */
export type LinkState = 'up' | 'down' | 'deaf' | 'twice';
export interface FakeLink {
  readonly api: Api;
  state: LinkState;
  /** Answers every call with this error while set. */
  refusal: ApiError | undefined;
  /** Who only scans has a list without codes, and does not what others may. */
  isScanOnly: boolean;
  /** What happens in the hall before a call arrives. */
  meanwhile: ((path: string) => Promise<void>) | undefined;
  readonly calls: string[];
}

export const EVENT_ID = 7;

export function createFakeServer(now: () => number, clientEvents: ClientEvents): FakeServer {
  const guests: FakeGuest[] = [];
  const removed: { id: number; version: number }[] = [];
  const log: Logged[] = [];
  const verdicts = new Map<string, OperationVerdict>();
  let version = 1;

  function judge(op: QueuedOperation, { usher, isScanOnly }: Caller): OperationVerdict {
    const before = verdicts.get(op.op_id);
    if (before) return before.verdict === 'APPLIED' ? { ...before, verdict: 'REPEATED' } : before;
    const isAllowed = !isScanOnly || SCANNED.has(op.type);
    const verdict = isAllowed
      ? judgeNew(op, usher)
      : ({ op_id: op.op_id, verdict: 'REFUSED', reason: 'NOT_ALLOWED' } as const);
    verdicts.set(op.op_id, verdict);
    return verdict;
  }

  function judgeNew(op: QueuedOperation, usher: string): OperationVerdict {
    if (op.type === 'SCAN') throw new Error('a device sends no scans');
    version += 1;
    const { op_id } = op;
    const at = Math.min(now(), Date.parse(op.checked_in_at ?? '') + (op.clock_offset ?? 0));
    const entry = { op, at, usher, verdict: 'APPLIED' as const, isUndone: false, changed: version };
    const guest = guestOfOperation(op);
    const reason = guest ? record(log, { ...entry, guest }, version) : unknown(op);
    if (!guest) log.push({ ...entry, guest, verdict: 'REFUSED' });
    if (!guest || reason) return { op_id, verdict: 'REFUSED', reason, message: reason };
    const shown = guestOf(guest, log);
    if (log.at(-1)?.verdict !== 'DUPLICATE') return { op_id, verdict: 'APPLIED', guest: shown };
    const { checked_in_at, checked_in_by, checked_in_gate } = shown;
    const first = { checked_in_at: checked_in_at ?? '', checked_in_by: checked_in_by ?? '', checked_in_gate };
    return { op_id, verdict: 'DUPLICATE', first: { ...first, guest: shown } };
  }

  function guestOfOperation(op: SentOperation): FakeGuest | undefined {
    if (op.type === 'ADHOC') return walkIn(op);
    if (op.type !== 'UNDO' || op.undone_op_id === undefined) return guests.find(({ code }) => code === op.guest_code);
    return log.find((one) => one.op.op_id === op.undone_op_id)?.guest;
  }

  function walkIn({ name, total_guests }: Extract<SentOperation, { type: 'ADHOC' }>): FakeGuest {
    const code = `WALKIN${guests.length}`;
    const guest = guestAt(guests.length + removed.length + 1, { code, name, invited: total_guests }, true);
    guests.push(guest);
    return guest;
  }

  function pack(
    { cursor = '0-0-0', limit = 5000 }: { cursor?: string; limit?: number } = {},
    { isScanOnly }: Pick<Caller, 'isScanOnly'>,
  ): GuestPack {
    const [since = 0, id = 0, begun = 0] = cursor.split('-').map(Number);
    const changed = guests
      .filter((guest) => guest.changed > since || (begun > 0 && guest.changed === since && guest.id > id))
      .toSorted((one, other) => one.changed - other.changed || one.id - other.id);
    const page = changed.slice(0, limit);
    const [last, again] = [page.at(-1), begun || version];
    const hasMore = last !== undefined && page.length === limit;
    return {
      guests: page.map((guest) =>
        packedOf(isScanOnly ? { ...guest, code: hashedCode(EVENT_ID, guest.code) } : guest, log),
      ),
      removed: since === 0 || begun > 0 ? [] : removed.filter((one) => one.version > since).map((one) => one.id),
      duplicates: [],
      codes: isScanOnly ? 'HASHED' : 'PLAIN',
      cursor: hasMore ? `${last.changed}-${last.id}-${again}` : `${again}-0-0`,
      has_more: hasMore,
      total: guests.length,
      door_pin: clientEvents.door_pin,
      ...numbersOf(log),
      now: new Date(now()).toISOString(),
    };
  }

  function answer(path: string, request: Request): unknown {
    switch (path) {
      case routes.listGuestBookEvents.path:
        return request.isScanOnly ? scanningEvents(clientEvents) : clientEvents;
      case routes.getGuestPack.path:
        return pack(request.query, request);
      case routes.sendOperations.path:
        return request.body?.operations.map((op) => judge(op, request));
      default:
        throw new Error(`the fake server has no ${path}`);
    }
  }

  return {
    guests,
    log,
    connect(usher) {
      const call = async (
        { path }: { path: string },
        request: Omit<Request, keyof Caller>,
        options?: { signal?: AbortSignal },
      ) => {
        link.calls.push(path);
        await link.meanwhile?.(path);
        options?.signal?.throwIfAborted();
        if (link.state === 'down') throw new NetworkError('down');
        if (link.refusal) throw link.refusal;
        const asked = { ...request, usher, isScanOnly: link.isScanOnly };
        if (link.state === 'twice') answer(path, asked);
        const data = structuredClone(answer(path, asked));
        await Promise.resolve();
        if (link.state === 'deaf') throw new NetworkError('the answer was lost');
        return { status: 'success', status_code: 200, data };
      };
      // the fake answers the calls of the event store, and says so when it gets another
      const api = call as unknown as Api;
      const link: FakeLink = {
        api,
        state: 'up',
        refusal: undefined,
        isScanOnly: false,
        meanwhile: undefined,
        calls: [],
      };
      return link;
    },
    addGuests(names) {
      version += 1;
      for (const one of names) guests.push(guestAt(guests.length + removed.length + 1, one));
    },
    remove(code) {
      version += 1;
      const [guest] = guests.splice(
        guests.findIndex((one) => one.code === code),
        1,
      );
      if (guest) removed.push({ id: guest.id, version });
    },
    totals: () => ({
      arrived: guests.filter(({ attendance }) => attendance.first).length,
      attended: guests.reduce((sum, { attendance }) => sum + attendance.attended, 0),
      inside: guests.reduce((sum, { attendance }) => sum + insideOf(attendance), 0),
      gifts: guests.filter(({ attendance }) => attendance.gift).length,
    }),
  };

  function guestAt(
    id: number,
    { code, name, invited = 2, confirmed = invited, status = 'CONFIRMED', phones, isVip, note, phone }: Invited,
    isWalkIn = false,
  ): FakeGuest {
    return {
      id,
      code,
      name,
      invited,
      confirmed,
      status,
      isWalkIn,
      phones: phones ?? null,
      isVip: isVip ?? false,
      note: note ?? null,
      phone,
      attendance: ABSENT,
      changed: version,
    };
  }
}

const SCANNED: ReadonlySet<QueuedOperation['type']> = new Set(['CHECK_IN', 'LEAVE', 'COME_BACK', 'UNDO', 'SCAN']);

const scanningEvents = ({ events, ...rest }: ClientEvents): ClientEvents => ({
  ...rest,
  events: events.map(({ mesh_keys: keys, ...event }) => ({
    ...event,
    ...(keys && { mesh_keys: { ...keys, full: null } }),
  })),
});

const unknown = (op: SentOperation) =>
  op.type === 'UNDO' && op.undone_op_id !== undefined ? 'UNKNOWN_OPERATION' : 'UNKNOWN_CODE';

interface Caller {
  readonly usher: string;
  readonly isScanOnly: boolean;
}
interface Request extends Caller {
  readonly query?: { cursor?: string; limit?: number };
  readonly body?: { operations: QueuedOperation[] };
}

export function refusalOf(status: number, code: ApiError['code'], retryAfter?: number): ApiError {
  const failure = {
    status: 'error' as const,
    status_code: status,
    message: code,
    error: { code, problem: problem('internal') },
    request_id: 'test',
  };
  return new ApiError(status, failure, retryAfter);
}

/** The last number of each device, and those before it that have not come. */
function numbersOf(log: readonly { readonly op: { device_id?: string | undefined; seq?: number | undefined } }[]) {
  const seen: Record<string, number> = {};
  const missing: Record<string, { from: number; to: number }[]> = {};
  const devices = Map.groupBy(log, ({ op }) => op.device_id);
  for (const [device, rows] of devices) {
    if (device === undefined) continue;
    const numbers = new Set(rows.map(({ op }) => op.seq ?? 0));
    const last = Math.max(...numbers);
    seen[device] = last;
    const gaps = Array.from({ length: last }, (_, index) => index + 1).filter((number) => !numbers.has(number));
    if (gaps.length > 0) missing[device] = gaps.map((number) => ({ from: number, to: number }));
  }
  return { seen, missing };
}
