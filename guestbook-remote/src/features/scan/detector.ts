/** A frame of the camera, or a picture that was chosen from a file. */
type Picture = HTMLVideoElement | ImageBitmap;

export interface QrReader {
  /** The content of a QR code in view, if there is one. */
  read(picture: Picture): Promise<string | undefined>;
}

interface Detector {
  detect(picture: Picture): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: 'qr_code'[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

let opening: Promise<QrReader> | undefined;

/**
 * The browser's own reader where it has one, else ZXing in WebAssembly, from our own address. One for the whole page; a
 * failed opening is tried again by the next one who asks.
 */
export function openQrReader(): Promise<QrReader> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<QrReader> {
  const Detector = (await nativeDetector()) ?? (await import('./wasm-detector.ts')).WasmDetector;
  const detector = new Detector({ formats: ['qr_code'] });
  return {
    async read(picture) {
      const [found] = await detector.detect(picture);
      return found?.rawValue;
    },
  };
}

async function nativeDetector(): Promise<DetectorClass | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }; // not yet in TypeScript's DOM library
  if (!BarcodeDetector) return undefined;
  // some browsers have the class without any reader behind it
  const formats = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  return formats.includes('qr_code') ? BarcodeDetector : undefined;
}
