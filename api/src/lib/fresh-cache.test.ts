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

test('a look without waiting finds only what is there and fresh', async () => {
  let loads = 0;
  const cache = freshCache({ load: async (key) => `${key}${(loads += 1)}`, freshForMs: 60_000, maxEntries: 10 });
  expect(cache.peek('a')).toBeUndefined();
  const asked = cache.get('a');
  expect(cache.peek('a')).toBeUndefined();
  await asked;
  expect([cache.peek('a'), loads]).toEqual(['a1', 1]);
  cache.forget('a');
  expect(cache.peek('a')).toBeUndefined();
  const stale = freshCache({ load: async (key) => key, freshForMs: 0, maxEntries: 10 });
  await stale.get('a');
  expect(stale.peek('a')).toBeUndefined();
});
