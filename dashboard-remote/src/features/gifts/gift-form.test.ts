import { anEnvelope as gift } from '../../testing/factories.ts';
import { changesOf, draftOf, newGiftOf } from './gift-form.ts';

test('a sum that was not shown is left alone, one that is typed is written', () => {
  const hidden = { gift: gift(), knowsAmount: false };
  expect(changesOf(draftOf(hidden.gift), hidden)).not.toHaveProperty('amount');
  expect(changesOf({ ...draftOf(hidden.gift), amount: '50.000' }, hidden)).toMatchObject({ amount: 50_000 });
});

test('a sum that was shown and is emptied is taken away', () => {
  const shown = { gift: gift({ amount: 5 }), knowsAmount: true };
  expect(changesOf({ ...draftOf(shown.gift), amount: '' }, shown)).toMatchObject({ amount: null });
});

test('thanks are told only when they change', () => {
  const thanked = { gift: gift({ thanked_at: '2027-06-13T04:00:00.000Z' }), knowsAmount: true };
  expect(changesOf(draftOf(thanked.gift), thanked)).not.toHaveProperty('is_thanked');
  expect(changesOf({ ...draftOf(thanked.gift), isThanked: false }, thanked)).toMatchObject({ is_thanked: false });
});

test('a parcel has a thing and no sum, an envelope the other way round', () => {
  const typed = { ...draftOf(undefined), giver: ' Kantor ', amount: '9', thing: 'Blender', carrier: 'Bude' };
  expect(newGiftOf({ ...typed, kind: 'PARCEL' })).toMatchObject({
    giver_name: 'Kantor',
    amount: null,
    thing: 'Blender',
  });
  expect(newGiftOf(typed)).toMatchObject({ amount: 9, thing: null, carrier_name: null });
  expect(newGiftOf({ ...typed, kind: 'ENTRUSTED' })).toMatchObject({ carrier_name: 'Bude' });
});

test('nothing that is owed to nobody was returned', () => {
  expect(newGiftOf({ ...draftOf(undefined), isReturned: true })).toMatchObject({
    return_note: null,
    is_returned: false,
  });
});
