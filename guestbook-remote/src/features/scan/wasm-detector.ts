import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';

const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

// without this the package fetches its .wasm from a public CDN
prepareZXingModule({
  overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path) },
});

export { BarcodeDetector as WasmDetector };
