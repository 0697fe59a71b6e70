import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these; react-router and ky expect them.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
if (!('mark' in globalThis.performance)) globalThis.performance.mark = () => undefined;

// jsdom speaks English, the people of the tests Indonesian.
if (globalThis.Navigator)
  Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['id-ID', 'id'], configurable: true });

// jsdom lays nothing out, so nothing scrolls.
if (globalThis.Element && !('scrollTo' in Element.prototype)) Element.prototype.scrollTo = () => undefined;
if (globalThis.Element && !('scrollIntoView' in Element.prototype)) Element.prototype.scrollIntoView = () => undefined;

// No text stands anywhere, so no word breaks.
if (globalThis.Range && !('getClientRects' in Range.prototype)) Range.prototype.getClientRects = () => [];

// And no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no fonts, so none ever loads.
if (globalThis.document && !document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

// jsdom names no selectors: what the tests write into one needs no escape, other signs get a backslash.
globalThis.CSS ??= { escape: (text) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) };

// jsdom measures no screen: a wide one, at rest.
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
});

// jsdom opens no modal dialogs: here they are open, or not.
if (globalThis.HTMLDialogElement && !('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal() {
      this.open = true;
    },
    close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}

// jsdom knows no popovers: what stands in one is there all the time.
if (globalThis.HTMLElement && !('showPopover' in HTMLElement.prototype))
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
