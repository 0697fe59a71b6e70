import { IDBFactory } from 'fake-indexeddb';
import type { EventStore, ClientEvents } from '../event-store.ts';
import type { StoreServices } from '../services.ts';
import { openEventStore } from '../open-event-store.ts';
import { createFakeServer, EVENT_ID, type FakeLink, type FakeServer, type Invited } from './fake-server.ts';

export const someEvents = (changes: Partial<ClientEvents> = {}): ClientEvents => ({
  client_name: 'Larasati & Bagaskara',
  client_id: 1,
  ticket_keys: [],
  door_codes: 'ALL',
  door_pin: null,
  events: [
    {
      id: EVENT_ID,
      title: 'Resepsi',
      event_date: '2026-06-20T11:00:00.000Z',
      timezone: 'Asia/Jakarta',
      location: 'Gedung Ambarrukmo',
      guest_book_image_url: null,
      guest_book_logo_url: null,
      check_in_config: { check_in_variant: 'CONFIRM', print_variant: 'NONE' },
      mesh_keys: { full: 'ZnVsbA', scan: 'c2Nhbg' },
    },
  ],
  ...changes,
});

/** An evening at a fake server whose clock stands until it is moved. */
export interface Evening {
  readonly server: FakeServer;
  readonly pass: (ms: number) => void;
  readonly now: () => number;
  readonly device: (usher: string, options?: DeviceOptions) => Device;
}
export interface DeviceOptions {
  /** How far the device's clock is ahead of the server's. */
  readonly ahead?: number;
  readonly services?: Partial<StoreServices>;
}
/** A phone: its storage outlives every page that is opened on it. */
export interface Device {
  readonly link: FakeLink;
  readonly services: StoreServices;
  readonly open: () => Promise<EventStore>;
}

export function anEvening(guests: readonly Invited[] = THREE, clientEvents: ClientEvents = someEvents()): Evening {
  let time = Date.parse('2026-06-20T12:00:00.000Z');
  let ids = 0;
  const server = createFakeServer(() => time, clientEvents);
  server.addGuests(guests);
  return {
    server,
    now: () => time,
    pass: (ms) => (time += ms),
    device(usher, { ahead = 0, services = {} } = {}) {
      const link = server.connect(usher);
      const given: StoreServices = {
        api: link.api,
        indexedDB: new IDBFactory(),
        now: () => time + ahead,
        newId: () => `${usher}-${String((ids += 1)).padStart(6, '0')}`,
        usherName: () => usher,
        isAutomatic: false,
        ...services,
      };
      return { link, services: given, open: () => openEventStore(given, { eventId: EVENT_ID }) };
    },
  };
}

export const THREE: readonly Invited[] = [
  { code: 'RATNA1', name: 'Ibu Ratna Dewi', invited: 4 },
  { code: 'BUDI22', name: 'Bpk. Budi Santoso', status: 'PENDING', confirmed: 0, invited: 2 },
  { code: 'SARI33', name: 'dr. Sari', status: 'DECLINED', confirmed: 0, invited: 1 },
];
