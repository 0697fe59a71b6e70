import type { Gift } from '@janur/contracts';
import { anEnvelope } from '../../testing/factories.ts';
import { isSameGift } from './same-gift.ts';
import type { NewGift } from './use-gifts.ts';

const known = anEnvelope({ number: '12', guest_code: 'JOKO01', guest_name: 'Pakde Joko' });

test.each<[string, boolean, Partial<NewGift>]>([
  ['once more', true, {}],
  ['written otherwise', true, { giver_name: ' PAKDE  joko', guest_code: null }],
  ['without its number', true, { number: null }],
  ['through another hand', true, { kind: 'ENTRUSTED' }],
  ['of another number', false, { number: '13' }],
  ['of a guest of the same name', false, { guest_code: 'JOKO02' }],
  ['of another', false, { giver_name: 'Pakde Jono', guest_code: null }],
  ['sent as money', false, { kind: 'TRANSFER' }],
])('an envelope %s is the same: %j', (_, isSame, over) => {
  const gift: NewGift = { kind: 'ENVELOPE', giver_name: 'Pakde Joko', guest_code: 'JOKO01', number: '12', ...over };
  expect(isSameGift(known, gift)).toBe(isSame);
});

test('two parcels of one giver are two when their things are', () => {
  const blender: Gift = { ...known, kind: 'PARCEL', number: null, thing: 'Blender' };
  expect(isSameGift(blender, { kind: 'PARCEL', giver_name: 'Pakde Joko', thing: 'blender ' })).toBe(true);
  expect(isSameGift(blender, { kind: 'PARCEL', giver_name: 'Pakde Joko', thing: 'Wajan' })).toBe(false);
});
