export interface QrReader {
  /** The content of a QR code in view, if there is one. */
  read(picture: HTMLVideoElement): Promise<string | undefined>;
}

interface Detector {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: 'qr_code'[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own reader where it has one, else ZXing in WebAssembly: loaded only then, from our own address. */
export async function openQrReader(): Promise<QrReader> {
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
