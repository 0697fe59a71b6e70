import { keyOf, shrunk } from './shrink.ts';

const file = (bytes: number, name = 'IMG_1.jpg') => new File([new Uint8Array(bytes)], name, { lastModified: 5 });

/** A phone that reads pictures of this size, and makes files of that. */
function teachPictures(read: { width: number; height: number } | undefined, made: number) {
  const drawn: { width: number; height: number }[] = [];
  globalThis.createImageBitmap = async () => {
    if (!read) throw new Error('unknown kind');
    return { ...read, close: () => undefined };
  };
  const context = { fillRect: () => undefined, drawImage: () => undefined, fillStyle: '' };
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext']; // the two calls
  HTMLCanvasElement.prototype.toBlob = function toBlob(this: HTMLCanvasElement, give: BlobCallback) {
    drawn.push({ width: this.width, height: this.height });
    give(new Blob([new Uint8Array(made)]));
  };
  return drawn;
}

test('a large photo travels as a smaller one of the same shape', async () => {
  const drawn = teachPictures({ width: 4000, height: 3000 }, 900);
  expect((await shrunk(file(8000))).size).toBe(900);
  expect(drawn).toEqual([{ width: 2560, height: 1920 }]);
});

test('a small one keeps its size, and goes as it is where a new one would be larger', async () => {
  const drawn = teachPictures({ width: 800, height: 600 }, 900);
  const small = file(500);
  expect(await shrunk(small)).toBe(small);
  expect(drawn).toEqual([{ width: 800, height: 600 }]);
});

test('what the phone cannot read goes as it is', async () => {
  teachPictures(undefined, 0);
  const strange = file(8000, 'IMG_1.HEIC');
  expect(await shrunk(strange)).toBe(strange);
});

test('the name of a photo is a hash of its bytes', async () => {
  // jsdom has no such thing, every page over https does
  const digest = async (kind: string, bytes: ArrayBuffer) =>
    new Uint8Array([kind.length, ...new Uint8Array(bytes)]).buffer;
  Object.defineProperty(globalThis, 'crypto', { value: { subtle: { digest } }, configurable: true });
  const photo = { arrayBuffer: async () => new Uint8Array([1, 255]).buffer } as File; // what is read of it
  expect(await keyOf(photo)).toBe('0701ff');
});

test('on a page without https its name, size and time do', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  expect(await keyOf(file(10, 'Pesta (1).jpg'))).toBe('10-5-Pesta1jpg');
});
