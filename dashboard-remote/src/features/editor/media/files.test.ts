import { ApiError, NetworkError } from '@janur/data';
import { refusal } from '../../../testing/refusal.ts';
import { asFileProblem, IMAGE_FILES, isWorthRetrying, problemOfFile, SONG_FILES } from './files.ts';

const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });

test.each([
  ['DSC_0412.JPG', 'image/jpeg', undefined],
  ['from-a-phone.avif', '', undefined],
  ['DSC_0431.tif', 'image/tiff', 'type'],
  ['IMG_1.heic', 'image/heic', 'type'],
  ['drawing.svg', 'image/svg+xml', 'type'],
  ['no-ending', '', 'type'],
])('of pictures %s (%s) is refused by %s', (name, type, kind) => {
  expect(problemOfFile(file(name, type), IMAGE_FILES)?.kind).toBe(kind);
});

test('an empty file and a too large one are told before they travel', () => {
  expect(problemOfFile(file('a.jpg', 'image/jpeg', 0), IMAGE_FILES)?.kind).toBe('empty');
  expect(problemOfFile(file('a.jpg', 'image/jpeg', IMAGE_FILES.maxBytes), IMAGE_FILES)).toBeUndefined();
  expect(problemOfFile(file('a.jpg', 'image/jpeg', IMAGE_FILES.maxBytes + 1), IMAGE_FILES)?.kind).toBe('size');
});

test('a song may carry any of the names of its type', () => {
  expect(problemOfFile(file('a.m4a', 'audio/x-m4a'), SONG_FILES)).toBeUndefined();
  expect(problemOfFile(file('a.wav', 'audio/wav'), SONG_FILES)?.kind).toBe('type');
});

test.each([
  [{ kind: 'type' as const }, 'type', false],
  [new NetworkError('lost'), 'offline', true],
  [refusal(413, 'TOO_LARGE'), 'size', false],
  [refusal(413, 'TOO_LARGE', { details: { quota_bytes: 5 } }), 'quota', false],
  [refusal(422, 'VALIDATION_FAILED'), 'damaged', false],
  [new ApiError(415, undefined), 'type', false],
  [new ApiError(429, undefined), 'limited', true],
  [new ApiError(401, undefined), 'session', true],
  [new ApiError(502, undefined), 'server', true],
  [new Error('a bug'), 'server', true],
])('%s is told as %s', (error, kind, isWorth) => {
  const problem = asFileProblem(error);
  expect([problem.kind, isWorthRetrying(problem)]).toEqual([kind, isWorth]);
});
