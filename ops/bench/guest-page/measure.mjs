#!/usr/bin/env node
// measure.mjs - guest-page numbers, side by side, in one run.
//   node measure.mjs [--runs 5] [--modes lh,cdp,again] [--out FILE.json] [--goal NAME [--floor NAME]] name=URL[#sel=CSS[#use=CSS]] ...
// lh  : Lighthouse mobile preset, simulated slow 4G (150 ms RTT, 1.6 Mbps, CPU 4x)
// cdp : applied throttling through CDP: 150 ms a request, 1.6 Mbps down, 750 kbps up, CPU 4x
// again: the same as cdp, for a guest who was there before
// --goal: the page that must reach the goals of goals.mjs; the command fails when it does not
// #use=CSS (URL-encoded) names what stands in the page once all of it can be used
// #sel=CSS (URL-encoded) names the page's first control (e.g. its "open invitation" button): cdp mode then also
//          gives the time at which it is on top and opaque, and how long a tap on it takes to the next paint.
// Runs are interleaved (A B C, A B C, ...) so that a busy machine hurts every page alike; the report is of medians.
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { judge } from './goals.mjs';
import { openPage } from './page.mjs';

const { values: opt, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    modes: { type: 'string', default: 'lh,cdp,again' },
    goal: { type: 'string' },
    floor: { type: 'string', default: 'floor' },
    out: { type: 'string' },
    chrome: { type: 'string', default: '/usr/bin/chromium' },
    settle: { type: 'string', default: '1500' },
    limit: { type: 'string', default: '60000' },
  },
});
// `front.mjs` made it. To ignore all faults of certificates would do too, but then nothing is kept for a second visit.
const certificate = new X509Certificate(fs.readFileSync(path.join(import.meta.dirname, '.cert/cert.pem')));
const ours = createHash('sha256')
  .update(certificate.publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64');
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--ignore-certificate-errors-spki-list=${ours}`,
  '--mute-audio',
  '--disable-features=PaintHolding', // there is no page before it, whose picture could be held
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
];
const PHONE =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36';
const targets = positionals.map((arg) => {
  const [, name, rest] = arg.match(/^([^=]+)=(.+)$/) ?? [];
  if (!name) throw new Error(`want name=URL, got ${arg}`);
  const [url, sel, use] = rest.split(/#(?:sel|use)=/);
  return { name, url, sel: sel && decodeURIComponent(sel), use: use && decodeURIComponent(use) };
});
if (!targets.length) throw new Error('no page named');

// A page that never paints a candidate (NO_LCP) keeps its other numbers; the missing one stays out of the median.
const median = (xs) => {
  const s = xs.filter((x) => Number.isFinite(x)).toSorted((a, b) => a - b);
  if (!s.length) return undefined;
  const m = s.length >> 1;
  return s.length % 2 ? s[m] : (s[m - 1] + s[m]) / 2;
};

// ---- Lighthouse, simulated ------------------------------------------------------------------------------------
const lighthouseRun = async ({ url }) => {
  const { default: lighthouse } = await import('lighthouse');
  const { launch } = await import('chrome-launcher');
  const chrome = await launch({ chromePath: opt.chrome, chromeFlags: FLAGS, logLevel: 'silent' });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      maxWaitForLoad: Number(opt.limit),
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const a = lhr.audits;
    const reqs = a['network-requests']?.details?.items ?? [];
    const bytes = (kind) =>
      reqs.filter((r) => !kind || r.resourceType === kind).reduce((s, r) => s + (r.transferSize ?? 0), 0);
    return {
      score:
        a['largest-contentful-paint'].numericValue === undefined ? undefined : lhr.categories.performance.score * 100,
      a11y: lhr.categories.accessibility.score * 100,
      bp: lhr.categories['best-practices'].score * 100,
      fcp: a['first-contentful-paint'].numericValue,
      lcp: a['largest-contentful-paint'].numericValue,
      si: a['speed-index'].numericValue,
      tbt: a['total-blocking-time'].numericValue,
      cls: a['cumulative-layout-shift'].numericValue,
      bytes: bytes(),
      js: bytes('Script'),
      css: bytes('Stylesheet'),
      img: bytes('Image'),
      font: bytes('Font'),
      requests: reqs.length,
      benchmark: lhr.environment.benchmarkIndex,
    };
  } finally {
    await chrome.kill();
  }
};

// ---- CDP, applied ---------------------------------------------------------------------------------------------
const observe = ({ sel, use }) => {
  const m = { fcp: 0, lcp: 0, lcpEl: '', cls: 0, long: [], ready: 0, usable: 0, inp: 0, errors: [] };
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

const cdpRun = async ({ url, sel, use }, { isAgain = false } = {}) => {
  const page = await openPage({ chromePath: opt.chrome, chromeFlags: FLAGS });
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
      await page.goto(url, Number(opt.limit));
      await pause(3000);
      await page.goto('about:blank', Number(opt.limit));
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
      spans.set(e.requestId, { type: e.type, start: e.timestamp });
      sum.requests += 1;
      if (e.type !== 'Media') open.add(e.requestId); // a song keeps streaming; it must not hold the run open
    });
    const done = (e) => {
      if (open.delete(e.requestId)) quietSince = Date.now();
    };
    page.on('Network.loadingFinished', (e) => {
      done(e);
      Object.assign(spans.get(e.requestId) ?? {}, { end: e.timestamp });
      const k = kinds.get(e.requestId) ?? 'Other';
      sum.bytes += e.encodedDataLength;
      sum[k] = (sum[k] ?? 0) + e.encodedDataLength;
    });
    page.on('Network.loadingFailed', done);
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${String(observe)})(${JSON.stringify({ sel, use })})`,
    });
    const t0 = Date.now();
    await page.goto(url, Number(opt.limit));
    const load = Date.now() - t0;
    while (!((open.size === 0 && Date.now() - quietSince > Number(opt.settle)) || Date.now() - t0 > Number(opt.limit)))
      await pause(100);
    const m = await page.evaluate(() => globalThis.__m);
    const first = { ...sum };
    const depth = chainDepth([...spans.values()], m.usable || m.ready);
    if (isAgain)
      return {
        fcp: m.fcp,
        lcp: m.lcp || undefined,
        tbt: 0,
        cls: m.cls,
        ...m,
        bytes: first.bytes,
        js: first.Script ?? 0,
      };
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
    while (!((open.size === 0 && Date.now() - quietSince > 1500) || Date.now() - t1 > Number(opt.limit)))
      await pause(100);
    return {
      fcp: m.fcp,
      lcp: m.lcp || undefined,
      lcpEl: m.lcpEl,
      cls: m.cls,
      load,
      ready: m.ready || undefined,
      usable: m.usable || undefined,
      depth,
      tap,
      tbt: m.long.filter(([s]) => s >= m.fcp).reduce((s, [, d]) => s + Math.max(0, d - 50), 0),
      bytes: first.bytes,
      js: first.Script ?? 0,
      css: first.Stylesheet ?? 0,
      img: first.Image ?? 0,
      font: first.Font ?? 0,
      requests: first.requests,
      bytesScrolled: sum.bytes,
      requestsScrolled: sum.requests,
      errors: m.errors.length ? m.errors.slice(0, 3) : undefined,
    };
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

// ---- the run --------------------------------------------------------------------------------------------------
const modes = { lh: lighthouseRun, cdp: (page) => cdpRun(page), again: (page) => cdpRun(page, { isAgain: true }) };
const out = {
  at: new Date().toISOString(),
  host: { cpus: os.cpus().length, model: os.cpus()[0].model, node: process.version },
  runs: Number(opt.runs),
  results: {},
};
const save = () => {
  if (!opt.out) return;
  fs.mkdirSync(path.dirname(path.resolve(opt.out)), { recursive: true });
  fs.writeFileSync(opt.out, JSON.stringify(out, null, 1));
};
for (const mode of opt.modes.split(',')) {
  for (let i = 0; i < Number(opt.runs); i += 1) {
    for (const t of targets) {
      const slot = ((out.results[t.name] ??= { url: t.url })[mode] ??= []);
      const load = os.loadavg()[0];
      try {
        const r = await modes[mode](t);
        slot.push({ ...r, loadavg: load });
        console.error(
          `${mode} ${i + 1} ${t.name} fcp ${Math.round(r.fcp)} lcp ${Math.round(r.lcp) || '-'} tbt ${Math.round(r.tbt)} cls ${r.cls.toFixed(3)} ${Math.round(r.bytes / 1024)} KiB js ${Math.round(r.js / 1024)} load ${load.toFixed(1)}`,
        );
      } catch (err) {
        console.error(`${mode} ${i + 1} ${t.name} FAILED ${String(err).split('\n')[0]}`);
        slot.push({ failed: String(err).slice(0, 200), loadavg: load });
      }
      save();
    }
  }
}
const TITLES = {
  lh: 'Lighthouse mobile, simulated slow 4G',
  cdp: 'CDP throttling applied: 150 ms, 1.6 Mbps, CPU 4x',
  again: 'the same, for a guest who was there before',
};
const ms = (x) => (x === undefined ? '-' : String(Math.round(x)));
const kib = (x) => (x === undefined ? '-' : (x / 1024).toFixed(0));
for (const mode of opt.modes.split(',')) {
  const cols =
    mode === 'lh'
      ? ['score', 'fcp', 'lcp', 'si', 'tbt', 'cls', 'bytes', 'js', 'css', 'img', 'font', 'requests', 'a11y', 'bp']
      : [
          'fcp',
          'lcp',
          'ready',
          'usable',
          'tap',
          'depth',
          'tbt',
          'cls',
          'load',
          'bytes',
          'js',
          'css',
          'img',
          'font',
          'requests',
          'bytesScrolled',
          'requestsScrolled',
        ];
  console.log(`\n### ${TITLES[mode]} - medians of ${opt.runs} (ms; sizes KiB transferred)\n`);
  console.log(`| page | ${cols.join(' | ')} |\n| --- |${cols.map(() => ' ---: |').join('')}`);
  for (const [name, r] of Object.entries(out.results)) {
    const ok = (r[mode] ?? []).filter((x) => !x.failed);
    const med = Object.fromEntries(cols.map((c) => [c, median(ok.map((x) => x[c]))]));
    r[`${mode}Median`] = { ...med, n: ok.length };
    console.log(
      `| ${name}${ok.length < Number(opt.runs) ? ` (n=${ok.length})` : ''} | ${cols.map((c) => (/^(bytes|js|css|img|font)/.test(c) ? kib(med[c]) : c === 'cls' ? (med[c]?.toFixed(3) ?? '-') : ms(med[c]))).join(' | ')} |`,
    );
  }
}
save();
if (opt.goal) {
  const { table, holds } = judge(out.results, {
    pageName: opt.goal,
    floorName: opt.floor,
    modes: opt.modes.split(','),
  });
  console.log(`\n${table}`);
  if (!holds) process.exitCode = 1;
}
