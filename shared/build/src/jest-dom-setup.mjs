import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these; react-router and ky expect them.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
if (!('mark' in globalThis.performance)) globalThis.performance.mark = () => undefined;

// jsdom lays nothing out, so no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no fonts, so none ever loads.
if (globalThis.document && !document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
