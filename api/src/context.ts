import type { InvitationAccess } from './access/invitation-access.ts';
import type { Tokens } from './access/tokens.ts';
import type { Counters } from './budgets/counters.ts';
import type { Config } from './config/index.ts';
import type { Database } from './db/connection.ts';
import type { FileStore, WatchedFiles } from './files/index.ts';
import type { Tickets } from './guests/tickets.ts';
import type { Metrics } from './http/metrics.ts';
import type { Changes } from './lib/changes.ts';
import type { Recorder } from './resources/guest-book/operations/record.ts';
import type { Player } from './resources/rehearsals/player.ts';
import type { Invitations } from './resources/invitations/invitations.ts';
import type { Registry } from './resources/templates/registry.ts';

/** What the resources work with: made once by `buildApp`, each takes what it needs of it. */
export interface AppContext {
  readonly db: Database;
  readonly config: Config;
  readonly counters: Counters;
  readonly tokens: Tokens;
  readonly tickets: Tickets;
  readonly invitationAccess: InvitationAccess;
  readonly invitations: Invitations;
  readonly registry: Registry;
  readonly recorder: Recorder;
  readonly changes: Changes;
  readonly metrics: Metrics;
  readonly player: Player;
  readonly store: FileStore;
  readonly watchedFiles: WatchedFiles;
}
