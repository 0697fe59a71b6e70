import { expect, test } from '@jest/globals';
import { longestWord } from './name-size.ts';

test('a word with wide letters takes the room of more letters, and a short one that of four', () => {
  expect(longestWord(['Sinta', 'Rama'])).toBe(5);
  expect(longestWord(['Siti', 'Muhammad'])).toBe(9.5);
  expect(longestWord(['Anne-Marie Ita'])).toBe(5.5);
  expect(longestWord(['李', 'Al'])).toBe(4);
  // a sign is as wide as two letters, and a name of signs is not parted
  expect(longestWord(['林雨晴', '黄志远'])).toBe(6);
  expect(longestWord(['桜井 美咲', '藤原 健太'])).toBe(9);
});
