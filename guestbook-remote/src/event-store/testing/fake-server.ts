import type { GuestPack, OperationVerdict, QueuedOperation, RefusalReason } from '@janur/contracts';
import { type Api, ApiError, NetworkError, routes } from '@janur/data';
import type { ClientEvents } from '../event-store.ts';
import { doublesOf, type FakeGuest, guestOf, isArrival, type Logged, packedOf, recompute } from './fake-log.ts';

/**
 * A fake of the wire: one event in memory, judged by the rules of reliability.md §2. It is no proof of the real server,
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
}
/** `up`; `down`: nothing passes; `deaf`: requests arrive and answers are lost; `twice`: each request arrives twice. */
export type LinkState = 'up' | 'down' | 'deaf' | 'twice';
export interface FakeLink {
  readonly api: Api;
  state: LinkState;
  /** Answers every call with this error while set. */
  refusal: ApiError | undefined;
  readonly calls: string[];
}

export const EVENT_ID = 7;

export function createFakeServer(now: () => number, clientEvents: ClientEvents): FakeServer {
  const guests: FakeGuest[] = [];
  const removed: { id: number; version: number }[] = [];
  const log: Logged[] = [];
  const verdicts = new Map<string, OperationVerdict>();
  let version = 1;

  function judge(op: QueuedOperation, usher: string): OperationVerdict {
    const before = verdicts.get(op.op_id);
    if (before) return before.verdict === 'APPLIED' ? { ...before, verdict: 'REPEATED' } : before;
    const verdict = judgeNew(op, usher);
    verdicts.set(op.op_id, verdict);
    return verdict;
  }

  function judgeNew(op: QueuedOperation, usher: string): OperationVerdict {
    version += 1;
    const at = Math.min(now(), Date.parse(op.checked_in_at ?? '') + (op.clock_offset ?? 0));
    const entry: Logged = { op, at, usher, guest: undefined, verdict: 'APPLIED', isUndone: false, changed: version };
    const no = (reason: RefusalReason): OperationVerdict => {
      log.push({ ...entry, verdict: 'REFUSED' });
      return { op_id: op.op_id, verdict: 'REFUSED', reason, message: reason };
    };
    if (op.type === 'UNDO') return undo(op, { entry, no });
    entry.guest = op.type === 'ADHOC' ? walkIn(op) : guests.find(({ code }) => code === op.guest_code);
    const { guest } = entry;
    if (!guest) return no('UNKNOWN_CODE');
    if (op.type === 'CHECK_IN' && op.mode === 'ADDITIONAL' && !guest.first) return no('NOT_CHECKED_IN');
    if (op.type === 'GIFT' && op.souvenir && guest.souvenir && !op.gift) return no('SOUVENIR_GIVEN');
    log.push(entry);
    recompute(guest, log, version);
    const first = { checked_in_at: new Date(at).toISOString(), checked_in_by: usher, checked_in_gate: null };
    return entry.verdict === 'DUPLICATE'
      ? { op_id: op.op_id, verdict: 'DUPLICATE', first: { ...first, guest: guestOf(guest) } }
      : { op_id: op.op_id, verdict: 'APPLIED', guest: guestOf(guest) };
  }

  function walkIn(op: Extract<QueuedOperation, { type: 'ADHOC' }>): FakeGuest {
    const guest = guestAt(guests.length + removed.length + 1, {
      code: `WALKIN${guests.length}`,
      name: op.name,
      invited: op.total_guests,
      confirmed: op.total_guests,
      status: 'CONFIRMED',
    });
    guest.isWalkIn = true;
    guests.push(guest);
    return guest;
  }

  function undo(
    op: Extract<QueuedOperation, { type: 'UNDO' }>,
    { entry, no }: { entry: Logged; no: (reason: RefusalReason) => OperationVerdict },
  ): OperationVerdict {
    const target = log.find((one) => one.op.op_id === op.undone_op_id);
    const guest = op.undone_op_id === undefined ? guests.find(({ code }) => code === op.guest_code) : target?.guest;
    if (!guest) return no(op.undone_op_id === undefined ? 'UNKNOWN_CODE' : 'UNKNOWN_OPERATION');
    if (target?.isUndone) return no('ALREADY_UNDONE');
    const isWhole = !target || target === guest.first;
    if (isWhole && !guest.first) return no('NOT_CHECKED_IN');
    const taken = isWhole ? log.filter((one) => one.guest === guest && isArrival(one) && !one.isUndone) : [target];
    for (const one of taken) if (one) one.isUndone = true;
    log.push({ ...entry, guest });
    recompute(guest, log, version);
    return { op_id: op.op_id, verdict: 'APPLIED', guest: guestOf(guest) };
  }

  function pack(cursor: string | undefined): GuestPack {
    const since = Number(cursor?.split('-')[0] ?? 0);
    return {
      guests: guests.filter(({ changed }) => changed > since).map(packedOf),
      removed: since === 0 ? [] : removed.filter((one) => one.version > since).map(({ id }) => id),
      duplicates: doublesOf(log, since),
      codes: 'PLAIN',
      cursor: `${version}-0-0`,
      has_more: false,
      total: guests.length,
      now: new Date(now()).toISOString(),
    };
  }

  function answer(path: string, request: Request): unknown {
    switch (path) {
      case routes.listGuestBookEvents.path:
        return clientEvents;
      case routes.getGuestPack.path:
        return pack(request.query?.cursor);
      case routes.sendOperations.path:
        return request.body?.operations.map((op) => judge(op, request.usher));
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
        request: Omit<Request, 'usher'>,
        options?: { signal?: AbortSignal },
      ) => {
        link.calls.push(path);
        await Promise.resolve();
        options?.signal?.throwIfAborted();
        if (link.state === 'down') throw new NetworkError('down');
        if (link.refusal) throw link.refusal;
        if (link.state === 'twice') answer(path, { ...request, usher });
        const data = structuredClone(answer(path, { ...request, usher }));
        await Promise.resolve();
        if (link.state === 'deaf') throw new NetworkError('the answer was lost');
        return { status: 'success', status_code: 200, data };
      };
      // the fake answers the calls of the event store, and says so when it gets another
      const link: FakeLink = { api: call as unknown as Api, state: 'up', refusal: undefined, calls: [] };
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
      arrived: guests.filter(({ first }) => first).length,
      attended: guests.reduce((sum, { attended }) => sum + attended, 0),
      inside: guests.reduce((sum, guest) => sum + packedOf(guest)[13], 0),
      gifts: guests.filter(({ gift }) => gift).length,
    }),
  };

  function guestAt(
    id: number,
    { code, name, invited = 2, confirmed = invited, status = 'CONFIRMED' }: Invited,
  ): FakeGuest {
    return {
      id,
      code,
      name,
      invited,
      confirmed,
      status,
      attended: 0,
      left: 0,
      table: null,
      gift: false,
      souvenir: false,
      isWalkIn: false,
      first: undefined,
      changed: version,
    };
  }
}

interface Request {
  readonly usher: string;
  readonly query?: { cursor?: string };
  readonly body?: { operations: QueuedOperation[] };
}

export function refusalOf(status: number, code: ApiError['code'], retryAfter?: number): ApiError {
  const failure = { status: 'error' as const, status_code: status, message: code, error: { code }, request_id: 'test' };
  return new ApiError(status, failure, retryAfter);
}
