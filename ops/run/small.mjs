/**
 * How the pinned Node is started, so that a server with little memory is enough: what is thrown away is soon thrown away,
 * because a heap with a limit grows in small steps, and threads share two arenas of memory instead of keeping one each.
 */
export const SMALL = {
  flags: ['--max-semi-space-size=2', '--max-old-space-size=512'],
  env: { MALLOC_ARENA_MAX: '2' },
};
