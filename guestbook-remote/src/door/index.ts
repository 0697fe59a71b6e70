/** The door's queue and everything it knows, without a screen: it runs in a browser and in Node. */
export { loadBook, NoBook, wipeDevice } from './book.ts';
export { askForLastingStorage, browserServices } from './browser.ts';
export { StorageTrouble } from './database.ts';
export type * from './door.ts';
export { ImpossibleOperation } from './make-operation.ts';
export { openDoor, UnknownEvent } from './open-door.ts';
export { UnsentWork } from './shelf.ts';
export { uuidV7 } from './uuid-v7.ts';
