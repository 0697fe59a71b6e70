import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameGate } from '@janur/contracts/gates';
import { LANGUAGES } from '@janur/contracts/languages';

/** As a device that is set up in the language calls its first gate. */
function gateA(language: string): string {
  const texts = JSON.parse(readFileSync(join(import.meta.dirname, `../../texts/${language}.json`), 'utf8'));
  return texts.gate.name.replace('{{letter}}', 'A');
}

test.each(LANGUAGES)('the gate of a device in %s is the gate of one in Indonesian', (language) => {
  expect(isSameGate(gateA(language), 'Gerbang A')).toBe(true);
  expect(isSameGate(gateA(language), 'Gerbang B')).toBe(false);
});

test.each([
  ['gerbang a', 'Gerbang A', true],
  [' Pintu VIP', 'pintu vip', true],
  ['Pintu VIP A', 'Gerbang A', false],
  ['Gerbang A', null, false],
])('%p and %p', (one, other, isSame) => {
  expect(isSameGate(one, other)).toBe(isSame);
});
