import { freshCache } from './fresh-cache.ts';

function counted(freshForMs: number, maxEntries = 10) {
  const asked: string[] = [];
  const cache = freshCache({
    load: async (key) => {
      asked.push(key);
      if (key === 'broken') throw new Error('broken');
      return `${key} ${asked.length}`;
    },
    freshForMs,
    maxEntries,
  });
  return { asked, cache };
}

test('callers that come together ask once', async () => {
  const { asked, cache } = counted(60_000);
  expect(await Promise.all(['a', 'a', 'a'].map((key) => cache.get(key)))).toEqual(['a 1', 'a 1', 'a 1']);
  expect(asked).toEqual(['a']);
});

test('what is no longer fresh is asked for again', async () => {
  const { cache } = counted(0);
  expect([await cache.get('a'), await cache.get('a')]).toEqual(['a 1', 'a 2']);
});

test('a failure is told and forgotten', async () => {
  const { asked, cache } = counted(60_000);
  await expect(cache.get('broken')).rejects.toThrow('broken');
  await expect(cache.get('broken')).rejects.toThrow('broken');
  expect(asked).toHaveLength(2);
});

test('the entry that was loaded longest ago makes room', async () => {
  const { asked, cache } = counted(60_000, 2);
  for (const key of ['a', 'b', 'c', 'c', 'a']) await cache.get(key);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
