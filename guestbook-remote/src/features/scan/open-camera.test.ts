import { type Camera, nextCamera } from './open-camera.ts';

const open = (deviceId: string, cameras: string[]) =>
  ({
    state: 'on',
    track: { getSettings: () => ({ deviceId }) },
    hasTorch: false,
    isTorchOn: false,
    cameras,
  }) as unknown as Extract<Camera, { state: 'on' }>; // a track is made by a browser only

test.each([
  ['the second after the first', 'a', ['a', 'b'], 'b'],
  ['the first after the last', 'c', ['a', 'b', 'c'], 'a'],
  ['none where there is one', 'a', ['a'], undefined],
  ['the first where the browser does not name the open one', '', ['a', 'b'], 'a'],
])('%s', (_, deviceId, cameras, next) => {
  expect(nextCamera(open(deviceId, cameras))).toBe(next);
});
