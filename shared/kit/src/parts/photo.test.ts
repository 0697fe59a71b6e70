import { placement } from './photo.tsx';

test.each([
  ['object-position: 50% 20%', { objectPosition: '50% 20%' }],
  ['color:red; object-fit:contain;', { objectFit: 'contain' }],
  ['object-position: url(https://evil.example)', {}],
  ['background: url(//evil.example)', {}],
  [null, {}],
])('of the picture CSS %j only its place in the frame is taken', (css, style) => {
  expect(placement(css)).toEqual(style);
});
