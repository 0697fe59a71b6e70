/** @jest-environment node */
import { type Api, NetworkError, routes } from '@janur/data';
import type { EventStore } from './event-store.ts';
import { openEventStore } from './open-event-store.ts';
import { prepareEvents, readReadiness } from './readiness.ts';
import { link, quiet } from './testing/hall.ts';
import { type Device, type Evening, anEvening, someEvents } from './testing/evening.ts';
import { EVENT_ID, type Invited, refusalOf } from './testing/fake-server.ts';

/** More than two pages. */
const MANY: readonly Invited[] = Array.from({ length: 620 }, (_, index) => ({
  code: `GUEST${String(index).padStart(3, '0')}`,
  name: `Tamu ${index}`,
  invited: 4,
}));
const [FIRST, LAST] = ['GUEST000', 'GUEST619'];

const opened: EventStore[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

/** A device whose connection is cut before a page of the list, counted from now. */
function onSlowLink(evening: Evening) {
  const device = evening.device('dina');
  let left = Infinity;
  const asked: { eventId: unknown; cursor: unknown }[] = [];
  const api: Api = async (route, request, options) => {
    if (route.path === routes.getGuestPack.path) {
      if (left === 0) throw new NetworkError('the connection was cut');
      left -= 1;
      const { params, query } = request as unknown as { params: { eventId: number }; query: { cursor?: string } };
      asked.push({ eventId: params.eventId, cursor: query.cursor });
    }
    return device.link.api(route, request, options);
  };
  const services: Device['services'] = { ...device.services, api };
  return {
    link: device.link,
    services,
    asked,
    cutAfter: (pages: number) => (left = pages),
    async open(eventId = EVENT_ID) {
      const store = await openEventStore(services, { eventId });
      opened.push(store);
      return store;
    },
  };
}

describe('the first list, cut off on its way', () => {
  test('is no second count of what another device tells, and hides nothing of who is not on it yet', async () => {
    const evening = anEvening(MANY.slice(0, 1));
    const wawan = await evening.device('wawan').open();
    opened.push(wawan);
    await wawan.sync();
    await wawan.checkIn({ guest: FIRST, people: 4 });
    await wawan.sync();
    evening.server.addGuests(MANY.slice(1));
    await wawan.sync();
    await wawan.checkIn({ guest: LAST, people: 4 });
    const walkIn = await wawan.addWalkIn({ name: 'Pak Camat', total_guests: 2 });
    await wawan.sync();
    await wawan.sync();
    const device = onSlowLink(evening);
    device.cutAfter(1);
    const store = await device.open();
    await store.sync();
    link(store, wawan);
    await quiet();
    await wawan.leave({ guest: LAST, people: 1 });
    await quiet();
    expect(store.state.getState()).toMatchObject({ arriving: { guests: 250, total: 621 } });
    expect(store.guest(FIRST)).toMatchObject({ total_guests_attended: 4 });
    expect(store.guest(LAST)).toMatchObject({ inside: 3 });
    expect(store.guest(walkIn.op_id)).toMatchObject({ total_guests_attended: 2 });
    const again = await device.open();
    for (const key of [FIRST, LAST]) expect(again.guest(key)).toMatchObject({ total_guests_attended: 4 });
    device.cutAfter(Infinity);
    await again.sync();
    expect(again.state.getState()).toMatchObject({
      has_list: true,
      summary: { total_pax_attended: 10, total_inside: 9 },
    });
  });

  test('keeps what has come, says how much, and goes on from there, also after a restart', async () => {
    const device = onSlowLink(anEvening(MANY));
    device.cutAfter(2);
    const store = await device.open();
    await store.sync();
    expect(store.state.getState()).toMatchObject({
      has_list: false,
      arriving: { guests: 500, total: 620 },
      link: 'offline',
    });
    expect(store.judge(FIRST)).toMatchObject({ code: 'welcome', guest: { name: 'Tamu 0' } });
    expect(store.judge(LAST)).toMatchObject({ code: 'no_data_yet', has_list: false });

    const again = await device.open();
    expect(again.state.getState()).toMatchObject({ has_list: false, arriving: { guests: 500, total: 620 } });
    expect(await readReadiness(device.services)).toEqual(
      new Map([[EVENT_ID, { state: 'arriving', guests: 500, total: 620 }]]),
    );
    device.asked.length = 0;
    device.cutAfter(Infinity);
    await again.sync();
    // the last page, and what changed meanwhile
    expect(device.asked).toHaveLength(2);
    expect(device.asked.map(({ cursor }) => cursor)).not.toContain(undefined);
    expect(again.state.getState()).toMatchObject({ has_list: true, arriving: null, total: 620 });
    expect(again.judge(LAST)).toMatchObject({ code: 'welcome' });
    expect((await readReadiness(device.services)).get(EVENT_ID)).toMatchObject({ state: 'ready', guests: 620 });
  });

  test('says of who came in meanwhile what is so, once the rest is here', async () => {
    const evening = anEvening(MANY);
    const device = onSlowLink(evening);
    device.cutAfter(1);
    const store = await device.open();
    await store.sync();
    const elsewhere = await evening.device('eko').open();
    opened.push(elsewhere);
    await elsewhere.sync();
    evening.pass(60_000);
    await elsewhere.checkIn({ guest: FIRST, people: 3 });
    await elsewhere.sync();
    evening.server.remove('GUEST001');
    await store.checkIn({ guest: LAST, people: 2 });
    await store.admitMore({ guest: LAST, people: 1 });
    device.cutAfter(Infinity);
    await store.sync();
    expect(store.guest(FIRST)).toMatchObject({ total_guests_attended: 3, first: { usher: 'eko' } });
    expect(store.guest(LAST)).toMatchObject({ total_guests_attended: 3, inside: 3, is_saved_here: false });
    expect(store.judge('GUEST001')).toMatchObject({ code: 'revoked' });
    expect(store.state.getState()).toMatchObject({ total: 619, summary: { total_pax_attended: 6 } });
    expect(evening.server.totals()).toMatchObject({ attended: 6 });
  });

  test('leaves the device with the session, as a whole one does', async () => {
    const evening = anEvening(MANY);
    const device = onSlowLink(evening);
    device.cutAfter(1);
    const store = await device.open();
    await store.sync();
    device.cutAfter(Infinity);
    device.link.refusal = refusalOf(401, 'UNAUTHENTICATED');
    await store.sync();
    expect(store.state.getState()).toMatchObject({ link: 'logged-out', arriving: null, total: 0 });
    expect(await readReadiness(device.services)).toEqual(new Map());
    expect(store.guest(FIRST)).toBeUndefined();
  });
});

describe('the other events of the day', () => {
  const [event] = someEvents().events;
  if (!event) throw new Error('there is an event');
  const withDates = (dates: readonly (string | null)[]) =>
    someEvents({
      events: [
        event,
        ...dates.map((event_date, index) => ({ ...event, id: 80 + index, event_date, title: `${index}` })),
      ],
    });

  test('are here as well: the device is switched to them with the network gone', async () => {
    const evening = anEvening(MANY, withDates(['2026-06-20T02:00:00.000Z', '2026-07-04T11:00:00.000Z']));
    const device = onSlowLink(evening);
    const store = await device.open();
    await store.sync();
    expect([...(await readReadiness(device.services)).keys()].toSorted()).toEqual([EVENT_ID, 80]);
    device.cutAfter(0);
    const other = await device.open(80);
    expect(other.state.getState()).toMatchObject({ has_list: true, total: 620 });
    expect(other.judge(LAST)).toMatchObject({ code: 'welcome' });
  });

  test('are fetched before the first one is opened, without those of another day or over, and in pieces', async () => {
    const clientEvents = withDates([
      '2026-06-20T02:00:00.000Z',
      '2026-06-17T11:00:00.000Z',
      '2026-07-04T11:00:00.000Z',
      null,
    ]);
    const device = onSlowLink(anEvening(MANY, clientEvents));
    const { signal } = new AbortController();
    let steps = 0;
    const prepare = () =>
      prepareEvents(device.services, {
        events: clientEvents.events,
        chosen: undefined,
        signal,
        onProgress: () => (steps += 1),
      });
    device.cutAfter(2);
    await expect(prepare()).rejects.toThrow(NetworkError);
    expect(steps).toBe(2);
    expect(await readReadiness(device.services)).toEqual(
      new Map([[EVENT_ID, { state: 'arriving', guests: 500, total: 620 }]]),
    );
    device.cutAfter(Infinity);
    await prepare();
    const readiness = await readReadiness(device.services);
    expect([...readiness.keys()].toSorted()).toEqual([EVENT_ID, 80, 83]);
    expect(readiness.get(83)).toEqual({ state: 'ready', guests: 620, at: Date.parse('2026-06-20T12:00:00.000Z') });
  });
});
