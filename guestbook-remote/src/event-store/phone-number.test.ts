/** @jest-environment node */
import type { EventStore } from './event-store.ts';
import { anEvening } from './testing/evening.ts';

describe('a phone number', () => {
  const FAMILY = [
    { code: 'RATNA1', name: 'Ibu Ratna Dewi', invited: 4, phone: '+6281234567890' },
    { code: 'ARIF22', name: 'Bapak Arif', invited: 2, phone: '+6285711117890' },
    { code: 'WATI33', name: 'Ibu Wati', invited: 1, phone: '+6281355550007' },
    { code: 'JOKO44', name: 'Pak Joko', invited: 1, phone: '+6281355550007' },
  ];
  let door: EventStore;
  beforeEach(async () => {
    door = await anEvening(FAMILY).device('eko').open();
    await door.sync();
  });
  afterEach(() => door.close());

  test.each(['081234567890', '+62 812-3456-7890', '62812 3456 7890', 'tel:+6281234567890', '(0812) 3456.7890'])(
    '%s is the guest’s, however it is written',
    (content) => {
      expect(door.judge(content)).toMatchObject({ code: 'welcome', guest: { key: 'RATNA1' } });
    },
  );

  test('of nobody that ends as a guest’s does welcomes nobody: the name is asked', () => {
    expect(door.judge('089999997890')).toMatchObject({
      code: 'several',
      by: 'last4',
      guests: [{ key: 'RATNA1' }, { key: 'ARIF22' }],
    });
  });

  test('that a family shares is one of theirs', () => {
    expect(door.judge('0813 5555 0007')).toMatchObject({
      code: 'several',
      by: 'number',
      guests: [{ key: 'WATI33' }, { key: 'JOKO44' }],
    });
  });

  test('whose end is nobody’s is not on the list', () => {
    expect(door.judge('0812 3456 7891')).toMatchObject({ code: 'unknown', is_number: true });
  });
});
