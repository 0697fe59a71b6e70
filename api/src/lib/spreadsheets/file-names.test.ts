import { afterEach, expect, jest, test } from '@jest/globals';
import { fileName } from './file-names.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('says in the host’s language what it is, of which one thing, and the day in Jakarta', () => {
  jest.useFakeTimers({ now: new Date('2027-01-01T17:30:00Z') });
  expect(fileName('guest_list', 'id', ['sinta-rama'])).toBe('daftar-tamu-sinta-rama-2027-01-02');
  expect(fileName('invitations', 'my', ['a', 'b'])).toBe('jemputan-2027-01-02');
  expect(fileName('gifts', 'en')).toBe('gifts-2027-01-02');
});
