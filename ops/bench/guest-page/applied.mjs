// applied.mjs - one visit of a page with throttling applied: 150 ms a request, 1.6 Mbps down, 750 kbps up, CPU 4x.
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { openPage } from './page.mjs';

// `front.mjs` made it. To ignore all faults of certificates would do too, but then nothing is kept for a second visit.
const keyOfFront = () => {
  const certificate = new X509Certificate(fs.readFileSync(path.join(import.meta.dirname, '.cert/cert.pem')));
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
};
export const flags = () => [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--ignore-certificate-errors-spki-list=${keyOfFront()}`,
  '--mute-audio',
  '--disable-features=PaintHolding', // there is no page before it, whose picture could be held
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
];
const PHONE =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36';
const observe = ({ sel, use }) => {
  const m = { fcp: 0, lcp: 0, lcpEl: '', cls: 0, shifts: [], long: [], ready: 0, usable: 0, inp: 0, errors: [] };
  globalThis.__m = m;
  addEventListener('error', ({ message }) => m.errors.push(message.slice(0, 120)));
  const on = (type, fn, extra) => {
    try {
      new PerformanceObserver((l) => l.getEntries().forEach(fn)).observe({ type, buffered: true, ...extra });
    } catch {
      /* unsupported */
    }
  };
  on('paint', (e) => {
    if (e.name === 'first-contentful-paint') m.fcp = e.startTime;
  });
  on('largest-contentful-paint', (e) => {
    m.lcp = e.startTime;
    m.lcpEl = `${e.element?.tagName ?? '?'} ${e.url?.split('/').pop().slice(0, 40) || (e.element?.textContent ?? '').trim().slice(0, 40)}`;
  });
  let win = 0;
  let first = 0;
  let last = 0;
  on('layout-shift', (e) => {
    if (e.hadRecentInput) return;
    for (const { node, previousRect: was, currentRect: is } of e.sources)
      m.shifts.push([
        Math.round(e.startTime),
        +e.value.toFixed(4),
        `${node?.nodeName} ${(node?.textContent ?? '').trim().slice(0, 30)}`,
        [was.x, was.y, was.width, was.height].map(Math.round).join(' '),
        [is.x, is.y, is.width, is.height].map(Math.round).join(' '),
      ]);
    if (e.startTime - last > 1000 || e.startTime - first > 5000) {
      win = 0;
      first = e.startTime;
    }
    win += e.value;
    last = e.startTime;
    m.cls = Math.max(m.cls, win);
  });
  on('longtask', (e) => m.long.push([e.startTime, e.duration]));
  on(
    'event',
    (e) => {
      if (e.interactionId) m.inp = Math.max(m.inp, e.duration);
    },
    { durationThreshold: 16 },
  );
  const checkUse = () => {
    if (document.querySelector(use)) m.usable = performance.now();
    else setTimeout(checkUse, 20);
  };
  if (use) checkUse();
  if (!sel) return;
  const check = () => {
    const el = document.querySelector(sel);
    // a control answers from when a script stands behind it: the few lines in the page, or all of it
    if (el && (globalThis.janurTap || document.readyState !== 'loading')) {
      const r = el.getBoundingClientRect();
      const top = r.width && r.height && document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
      let opaque = 1;
      for (let n = el; n; n = n.parentElement) opaque *= Number(getComputedStyle(n).opacity);
      if (top && (el === top || el.contains(top) || top.contains(el)) && opaque > 0.9 && !el.disabled) {
        m.ready = performance.now();
        return;
      }
    }
    setTimeout(check, 20);
  };
  check();
};

/**
 * One visit. `isAgain` is a guest who was there before; `isWhole` taps the first control and scrolls to the end as well.
 */
export const visit = async ({ url, sel, use }, { chrome, limit, settle, isAgain = false, isWhole = true }) => {
  const page = await openPage({ chromePath: chrome, chromeFlags: flags() });
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  try {
    await page.send('Page.enable');
    await page.send('Emulation.setDeviceMetricsOverride', {
      width: 412,
      height: 823,
      deviceScaleFactor: 1.75,
      mobile: true,
    });
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.send('Emulation.setUserAgentOverride', { userAgent: PHONE, acceptLanguage: 'en-US' });
    await page.send('Network.enable');
    await page.send('Network.setCacheDisabled', { cacheDisabled: !isAgain });
    if (isAgain) {
      await page.goto(url, limit);
      await pause(3000);
      await page.goto('about:blank', limit);
    }
    await page.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 750e3 / 8,
    });
    await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const kinds = new Map();
    const spans = new Map();
    const sum = { bytes: 0, requests: 0 };
    const open = new Set();
    let quietSince = Date.now();
    page.on('Network.requestWillBeSent', (e) => {
      if (e.request.url.startsWith('data:')) return;
      kinds.set(e.requestId, e.type);
      spans.set(e.requestId, { type: e.type, start: e.timestamp, url: e.request.url });
      sum.requests += 1;
      if (e.type !== 'Media') open.add(e.requestId); // a song keeps streaming; it must not hold the run open
    });
    const done = (e) => {
      if (open.delete(e.requestId)) quietSince = Date.now();
    };
    page.on('Network.loadingFinished', (e) => {
      done(e);
      Object.assign(spans.get(e.requestId) ?? {}, { end: e.timestamp, size: e.encodedDataLength });
      const k = kinds.get(e.requestId) ?? 'Other';
      sum.bytes += e.encodedDataLength;
      sum[k] = (sum[k] ?? 0) + e.encodedDataLength;
    });
    page.on('Network.loadingFailed', done);
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${String(observe)})(${JSON.stringify({ sel, use })})`,
    });
    const t0 = Date.now();
    await page.goto(url, limit);
    const load = Date.now() - t0;
    while (!((open.size === 0 && Date.now() - quietSince > settle) || Date.now() - t0 > limit)) await pause(100);
    const m = await page.evaluate(() => globalThis.__m);
    const first = { ...sum };
    const depth = chainDepth([...spans.values()], m.usable || m.ready);
    const before = {
      fcp: m.fcp,
      lcp: m.lcp || undefined,
      lcpEl: m.lcpEl,
      cls: m.cls,
      shifts: m.shifts,
      tbt: m.long.filter(([s]) => s >= m.fcp).reduce((s, [, d]) => s + Math.max(0, d - 50), 0),
      load,
      ready: m.ready || undefined,
      usable: m.usable || undefined,
      depth,
      bytes: first.bytes,
      js: first.Script ?? 0,
      css: first.Stylesheet ?? 0,
      img: first.Image ?? 0,
      font: first.Font ?? 0,
      requests: first.requests,
      asked: [...spans.values()].map(({ url: asked, size, start }) => [
        asked,
        size,
        Math.round((start - [...spans.values()][0].start) * 1000),
      ]),
      errors: m.errors.length ? m.errors.slice(0, 3) : undefined,
    };
    if (isAgain) return { ...before, tbt: 0 };
    if (!isWhole) return before;
    let tap;
    if (sel && m.ready) {
      await page.evaluate(() => {
        globalThis.__m.inp = 0;
      });
      await page.tap(sel);
      await pause(2000);
      tap = (await page.evaluate(() => globalThis.__m.inp)) || 16;
    }
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight && y < 30000; y += 600) {
        scrollTo(0, y);
        await new Promise((r) => setTimeout(r, 120));
      }
    });
    const t1 = Date.now();
    quietSince = Date.now();
    while (!((open.size === 0 && Date.now() - quietSince > 1500) || Date.now() - t1 > limit)) await pause(100);
    return { ...before, tap, bytesScrolled: sum.bytes, requestsScrolled: sum.requests };
  } finally {
    await page.close();
  }
};

/** The longest chain of scripts and data in which each was asked for after the one before had come, until `by` ms. */
const chainDepth = (spans, by) => {
  const [page, ...rest] = spans;
  const code = rest
    .filter(({ type, start, end }) => /Script|Fetch|XHR/.test(type) && end && (start - page.start) * 1000 < by)
    .toSorted((a, b) => a.start - b.start);
  const depths = new Map();
  for (const one of code) {
    const before = code.filter(({ end }) => end <= one.start).map((other) => depths.get(other) ?? 0);
    depths.set(one, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
};
