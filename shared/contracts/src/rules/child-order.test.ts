import { childOrderLabel } from './child-order.ts';

test.each([
  [
    'a son order before all else',
    { son_order: '2', daughter_order: null, child_order: 'eldest' },
    { kind: 'son', order: '2' },
  ],
  [
    'a daughter order',
    { son_order: null, daughter_order: 'youngest', child_order: '3' },
    { kind: 'daughter', order: 'youngest' },
  ],
  [
    'the generic order',
    { son_order: undefined, daughter_order: undefined, child_order: 'only' },
    { kind: 'child', order: 'only' },
  ],
  ['no order as no label', { son_order: null, daughter_order: null, child_order: null }, { kind: 'none' }],
  ['an empty order as no label', { son_order: '', daughter_order: '', child_order: '' }, { kind: 'none' }],
  ['spaces as no label', { son_order: ' ', daughter_order: null, child_order: null }, { kind: 'none' }],
  [
    'an ordinal however it is spelled',
    { son_order: null, daughter_order: ' Bungsu ', child_order: null },
    { kind: 'daughter', order: 'bungsu' },
  ],
  [
    'an order beyond the known ones in the words of the couple',
    { son_order: null, daughter_order: null, child_order: 'Ketujuh belas' },
    { kind: 'child', order: 'Ketujuh belas' },
  ],
])('reads %s', (_, profile, label) => {
  expect(childOrderLabel(profile)).toEqual(label);
});
