import { dressCodeOf } from './dress-code.ts';

test('words and colours are for every event', () => {
  const config = { dress_code: { text: ' Batik ', colors: ['#9C4A2F', '#fff'] } };
  expect(dressCodeOf(config, 11)).toEqual({ text: 'Batik', colors: ['#9C4A2F', '#fff'] });
});

test('an event has its own', () => {
  const config = { dress_code: [{ text: 'White', event_ids: [11] }, { text: 'Festive' }] };
  expect(dressCodeOf(config, 11)?.text).toBe('White');
  expect(dressCodeOf(config, 12)?.text).toBe('Festive');
  expect(dressCodeOf({ dress_code: { text: 'White', event_ids: [11] } }, 12)).toBeNull();
});

test.each([
  [null],
  [{}],
  [{ dress_code: 'Batik' }],
  [{ dress_code: null }],
  [{ dress_code: { text: '  ', colors: ['red; } body {'] } }],
  [{ dress_code: { text: 7, colors: '#fff' } }],
])('%j is no dress code', (config) => {
  expect(dressCodeOf(config, 11)).toBeNull();
});
