/**
 * How the pinned Node is started, so that a server with little memory is enough: what is thrown away is thrown away early,
 * and the threads share two arenas of memory instead of keeping one each.
 */
export const SMALL = {
  flags: ['--max-semi-space-size=2'],
  env: { MALLOC_ARENA_MAX: '2' },
};
