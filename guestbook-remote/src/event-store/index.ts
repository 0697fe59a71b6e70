/** The queue of operations and everything a device knows of an event, without a screen: it runs in a browser and in Node. */
export { countUnsent, loadClientEvents, EventsNotCached, wipeDevice } from './events-cache.ts';
export { askForLastingStorage, browserServices } from './browser-services.ts';
export { StorageTrouble } from './database.ts';
export { type PinLock, readPinLock, tryPin } from './door-pin.ts';
export type * from './event-store.ts';
export type * from './services.ts';
export { eventsOfDay } from './events-of-day.ts';
export { type OfflineReadiness, prepareEvents, readReadiness, type ReadinessOfEvents } from './readiness.ts';
export { ImpossibleOperation } from './record.ts';
export { openEventStore, UnknownEvent } from './open-event-store.ts';
export { UnsentWork } from './repository.ts';
export { uuidV7 } from './uuid-v7.ts';
