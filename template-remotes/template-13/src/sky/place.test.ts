import { placeOf } from './place.ts';

test.each([
  ['https://www.google.com/maps/search/?api=1&query=-6.8245,107.6155', -6.8245, 107.6155],
  ['https://www.google.com/maps/search/?api=1&query=-6.8245%2C107.6155', -6.8245, 107.6155],
  ['https://maps.google.com/?q=-6.2,106.8', -6.2, 106.8],
  [
    'https://www.google.com/maps/place/Bosscha/@-6.8,107.6,17z/data=!3m1!4b1!8m2!3d-6.8245!4d107.6155',
    -6.8245,
    107.6155,
  ],
  ['https://www.google.com/maps/@52.52,13.405,12z', 52.52, 13.405],
  ['https://www.google.com/maps/search/-6.8245,+107.6155', -6.8245, 107.6155],
  ['https://www.openstreetmap.org/?mlat=-6.8245&mlon=107.6155#map=17/-6/107', -6.8245, 107.6155],
  ['https://www.openstreetmap.org/#map=17/-6.8245/107.6155', -6.8245, 107.6155],
  ['https://waze.com/ul?ll=-6.8245,107.6155&navigate=yes', -6.8245, 107.6155],
  ['https://maps.apple.com/?ll=35.6762,139.6503', 35.6762, 139.6503],
  ['geo:-6.8245,107.6155', -6.8245, 107.6155],
])('%s holds a place', (url, latitude, longitude) => {
  expect(placeOf(url)).toEqual({ latitude, longitude });
});

test.each([
  null,
  '',
  'https://maps.app.goo.gl/AbC123',
  'https://www.google.com/maps/search/?api=1&query=Jl.%20Peneropongan%20No.%2012%2C%20Lembang',
  'https://maps.google.com/?q=12,Jalan+Merdeka',
  'https://maps.google.com/?q=412.5,106.8',
])('%s holds none', (url) => {
  expect(placeOf(url)).toBeNull();
});
