/** @jest-environment node */
import * as fc from 'fast-check';
import type { EventStore, GuestView } from './event-store.ts';
import { ImpossibleOperation } from './record.ts';
import { anEvening, type Device, type Evening } from './testing/evening.ts';
import type { LinkState } from './testing/fake-server.ts';

/**
 * Evenings of two ushers, made up by fast-check: whatever they do, in whatever order the network fails and the phones crash,
 * in the end every device and the server say the same, and nothing that an usher saw recorded is lost or counted twice.
 */

const CODES = ['RATNA1', 'BUDI22', 'SARI33'];

/** What must have happened, as the ushers saw it. */
interface Model {
  /** Ids of operations whose promise was kept. */
  readonly recorded: Set<string>;
}
interface Hall {
  readonly evening: Evening;
  readonly devices: readonly Device[];
  readonly stores: (EventStore | undefined)[];
}
type Command = fc.AsyncCommand<Model, Hall>;

const who = fc.constantFrom(0, 1);
const code = fc.constantFrom(...CODES);
const people = fc.integer({ min: 1, max: 3 });

/** An act of the usher at one device. */
function act<T>(
  name: string,
  values: fc.Arbitrary<T>,
  run: (store: EventStore, value: T) => Promise<{ op_id: string }>,
): fc.Arbitrary<Command> {
  return fc.tuple(who, values).map(([at, value]) => ({
    check: () => true,
    toString: () => `${name}(${at === 0 ? 'dina' : 'eko'}, ${JSON.stringify(value)})`,
    async run(model, { stores, evening }) {
      const store = stores[at];
      if (!store) return;
      evening.pass(1000);
      try {
        model.recorded.add((await run(store, value)).op_id);
      } catch (error) {
        // a screen that offers what cannot be, such as a second admission, is told so and nothing is recorded
        if (!(error instanceof ImpossibleOperation)) throw error;
      }
    },
  }));
}

function happening(name: string, run: (hall: Hall, at: number) => Promise<void>): fc.Arbitrary<Command> {
  return who.map((at) => ({
    check: () => true,
    toString: () => `${name}(${at === 0 ? 'dina' : 'eko'})`,
    run: (_, hall) => run(hall, at),
  }));
}

const link = (name: string, state: LinkState) =>
  happening(name, async ({ devices }, at) => {
    const device = devices[at];
    if (device) device.link.state = state;
  });

const commands = [
  act('scan', code, async (store, guest) => {
    const verdict = store.judge(guest);
    if ('guest' in verdict && verdict.code !== 'party_full' && verdict.code !== 'already_in')
      return store.checkIn({ guest: verdict.guest.key, people: verdict.proposed, souvenir: true });
    throw new ImpossibleOperation(verdict.code);
  }),
  act('admit', fc.record({ guest: code, people }), (store, more) => store.admitMore(more)),
  act('leave', fc.record({ guest: code, people }), (store, leaving) => store.leave(leaving)),
  act('comeBack', fc.record({ guest: code, people }), (store, returning) => store.comeBack(returning)),
  act('gift', code, (store, guest) => store.give({ guest, gift: true, entrusted_gifts: [{ giver_name: 'Pak RT' }] })),
  act('table', fc.record({ guest: code, table: fc.constantFrom('1', '2') }), (store, change) => store.setTable(change)),
  act('walkIn', people, async (store, total_guests) => {
    const walkIn = await store.addWalkIn({ name: 'Tamu', total_guests });
    await store.give({ guest: walkIn.guest, souvenir: true });
    return walkIn;
  }),
  act('settle', fc.record({ guest: code, as_one: fc.constantFrom(true, false, null) }), (store, said) =>
    store.settleParty(said),
  ),
  act('undo', fc.nat({ max: 5 }), async (store, back) => {
    const operation = store.history().filter(({ type, is_undone }) => type !== 'UNDO' && !is_undone)[back];
    if (!operation) throw new ImpossibleOperation('nothing to undo');
    return store.undo({ op_id: operation.op_id });
  }),
  act('undoGuest', code, (store, guest) => store.undo({ guest })),
  link('goOnline', 'up'),
  link('goOffline', 'down'),
  link('loseAnswers', 'deaf'),
  link('duplicate', 'twice'),
  happening('deliver', async ({ stores }, at) => stores[at]?.sync()),
  happening('crash', async ({ stores, devices }, at) => {
    // nobody closes the page: what was not on the disk is gone
    stores[at] = await devices[at]?.open();
  }),
  happening('reload', async ({ stores, devices }, at) => {
    await stores[at]?.close();
    stores[at] = await devices[at]?.open();
  }),
];

async function aHall(): Promise<Hall> {
  const evening = anEvening();
  const devices = [evening.device('dina', { ahead: 20 * 60_000 }), evening.device('eko')];
  const stores = [];
  for (const device of devices) {
    const store = await device.open();
    await store.sync();
    stores.push(store);
  }
  return { evening, devices, stores };
}

async function heal({ devices, stores, evening }: Hall): Promise<void> {
  for (const device of devices) device.link.state = 'up';
  evening.pass(60_000);
  // the second round brings what the other one sent
  for (const store of [...stores, ...stores]) await store?.sync();
}

const announced = ({
  key,
  total_guests_attended,
  inside,
  is_checked_in,
  first,
  table_number,
  ...guest
}: GuestView) => ({
  key,
  total_guests_attended,
  inside,
  is_checked_in,
  at: first?.at,
  usher: first?.usher,
  table_number,
  gift: guest.is_received_gift,
  souvenirs: guest.souvenirs,
  gates: guest.party?.gates.map(({ op_id, people: came }) => [op_id, came]),
  said: guest.party?.said?.op_id,
  envelopes: guest.envelopes.map(({ op_id, giver_name }) => [op_id, giver_name]),
});

test('whatever two ushers do, devices and server agree when the network is back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async (run) => {
      const model: Model = { recorded: new Set() };
      const hall = await aHall();
      await fc.asyncModelRun(() => ({ model, real: hall }), run);
      await heal(hall);
      const { server } = hall.evening;

      // nothing that was recorded is lost, nothing came twice
      const logged = server.log.map(({ op }) => op.op_id);
      expect(new Set(logged).size).toBe(logged.length);
      expect([...model.recorded].filter((id) => !logged.includes(id))).toEqual([]);
      expect(new Set(server.log.map(({ op }) => `${op.device_id} ${op.seq}`)).size).toBe(logged.length);

      // all of them say the same
      const totals = server.totals();
      const [first, second] = hall.stores.map((store) => store?.guests().map(announced));
      expect(first).toEqual(second);
      for (const store of hall.stores) {
        expect(store?.state.getState()).toMatchObject({ saved_here: 0, link: 'online', total: server.guests.length });
        expect(store?.state.getState().summary).toMatchObject({
          total_checked_in: totals.arrived,
          total_pax_attended: totals.attended,
          total_inside: totals.inside,
          total_received_gift: totals.gifts,
        });
        // what the server refused is before the usher
        const refused = server.log.filter((entry) => entry.verdict === 'REFUSED').map(({ op }) => op.op_id);
        const own = store?.history().filter(({ saved }) => saved === 'refused') ?? [];
        expect(own.every(({ op_id }) => refused.includes(op_id))).toBe(true);
        const shown = store?.attention().filter(({ kind }) => kind === 'refused') ?? [];
        expect(shown).toHaveLength(own.length);
      }
      for (const store of hall.stores) await store?.close();
    }),
    { numRuns: 200 },
  );
}, 60_000);
