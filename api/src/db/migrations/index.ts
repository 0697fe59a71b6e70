import { clients } from './001-clients.ts';
import { contents } from './002-contents.ts';
import { guests } from './003-guests.ts';
import { operations } from './004-operations.ts';
import { registry } from './005-registry.ts';
import { undoneOperations } from './006-undone-operations.ts';
import { lastingHistory } from './007-lasting-history.ts';
import { pictures } from './008-pictures.ts';
import { guestSearch } from './009-guest-search.ts';
import { removedPlaces } from './010-removed-places.ts';
import { importPieces } from './011-import-pieces.ts';
import { messages } from './012-messages.ts';
import { publications } from './013-publications.ts';
import { door } from './014-door.ts';
import { guestBookRoles } from './015-guest-book-roles.ts';
import { strangers } from './016-strangers.ts';
import { doorCodes } from './017-door-codes.ts';
import { secondEyes } from './018-second-eyes.ts';
import { sessions } from './019-sessions.ts';
import type { Migration } from './table.ts';

/** In the order they run. A merged migration is never changed: a change is a new one at the end. */
export const MIGRATIONS: readonly Migration[] = [
  clients,
  contents,
  guests,
  operations,
  registry,
  undoneOperations,
  lastingHistory,
  pictures,
  guestSearch,
  removedPlaces,
  importPieces,
  messages,
  publications,
  door,
  guestBookRoles,
  strangers,
  doorCodes,
  secondEyes,
  sessions,
];
