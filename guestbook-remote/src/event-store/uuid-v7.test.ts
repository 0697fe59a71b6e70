import { uuidV7 } from './uuid-v7.ts';

test('is a version 7 uuid that begins with its time', () => {
  const at = Date.UTC(2026, 5, 20, 12, 42);
  const id = uuidV7(at);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at);
});

test('sorts by time and never repeats', () => {
  const ids = Array.from({ length: 200 }, (_, index) => uuidV7(1_700_000_000_000 + index));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 500 }, () => uuidV7(1))).size).toBe(500);
});
