/**
 * One copy of this module serves a page: the shell shares it. The runtime plugin stands at `./runtime-plugin`, because
 * it runs before anything shared can be had.
 */
export { loadRemoteModule } from './load-remote.ts';
export { RemoteError, type RemoteFailure } from './remote-error.ts';
export { REMOTE_TIME_OUT } from './time-out.ts';
