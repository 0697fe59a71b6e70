#!/usr/bin/env node
// measure.mjs - guest-page numbers, side by side, in one run.
//   node measure.mjs [--site http://127.0.0.1:8080] [--runs 5] [--out FILE.json] [TEMPLATE_6 ...]
//       every template id, or those named, each held to the goals beside the floor; fails when one is missed
//   node measure.mjs [--runs 5] [--modes lh,cdp,again] [--out FILE.json] [--goal NAME [--floor NAME]] name=URL[#sel=CSS[#use=CSS]] ...
// lh  : Lighthouse mobile preset, simulated slow 4G (150 ms RTT, 1.6 Mbps, CPU 4x)
// cdp : applied throttling through CDP: 150 ms a request, 1.6 Mbps down, 750 kbps up, CPU 4x
// first: the same as cdp until the page is quiet, without tap and scroll; all that a run of every id asks for
// again: the same as cdp, for a guest who was there before
// --goal: the page that must reach the goals of goals.mjs; the command fails when it does not
// #use=CSS (URL-encoded) names what stands in the page once all of it can be used
// #sel=CSS (URL-encoded) names the page's first control (e.g. its "open invitation" button): cdp mode then also
//          gives the time at which it is on top and opaque, and how long a tap on it takes to the next paint.
// Runs are interleaved (A B C, A B C, ...) so that a busy machine hurts every page alike; the report is of medians.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { flags, visit } from './applied.mjs';
import { everyId } from './every.mjs';
import { judge, judgeEach } from './goals.mjs';

const { values: opt, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    modes: { type: 'string' },
    site: { type: 'string', default: 'http://127.0.0.1:8080' },
    port: { type: 'string', default: '9450' },
    goal: { type: 'string' },
    floor: { type: 'string', default: 'floor' },
    out: { type: 'string' },
    chrome: { type: 'string', default: '/usr/bin/chromium' },
    settle: { type: 'string', default: '1500' },
    limit: { type: 'string', default: '60000' },
  },
});
// Nothing named, or ids alone: the demo of each template id beside the floor.
const isEvery = positionals.every((arg) => /^[A-Z0-9_]+$/.test(arg));
const { targets, stop } = isEvery
  ? await everyId({ site: opt.site, port: Number(opt.port), only: positionals })
  : { targets: positionals.map(targetOf), stop: () => undefined };
const modesAsked = (opt.modes ?? (isEvery ? 'first' : 'lh,cdp,again')).split(',');

function targetOf(arg) {
  const [, name, rest] = arg.match(/^([^=]+)=(.+)$/) ?? [];
  if (!name) throw new Error(`want name=URL, got ${arg}`);
  const [url, sel, use] = rest.split(/#(?:sel|use)=/);
  return { name, url, sel: sel && decodeURIComponent(sel), use: use && decodeURIComponent(use) };
}

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
  const chrome = await launch({ chromePath: opt.chrome, chromeFlags: flags(), logLevel: 'silent' });
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

// ---- the run --------------------------------------------------------------------------------------------------
const how = { chrome: opt.chrome, limit: Number(opt.limit), settle: Number(opt.settle) };
const modes = {
  lh: lighthouseRun,
  cdp: (page) => visit(page, how),
  first: (page) => visit(page, { ...how, isWhole: false }),
  again: (page) => visit(page, { ...how, isAgain: true }),
};
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
for (const mode of modesAsked) {
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
  first: 'CDP throttling applied, before the tap',
  again: 'the same, for a guest who was there before',
};
const ms = (x) => (x === undefined ? '-' : String(Math.round(x)));
const kib = (x) => (x === undefined ? '-' : (x / 1024).toFixed(0));
for (const mode of modesAsked) {
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
stop();
if (isEvery) {
  const { table, missed } = judgeEach(out.results, { floorName: opt.floor, mode: modesAsked[0] });
  console.log(`\n${table}`);
  if (missed.length) {
    console.error(`\nOver its budget:\n${missed.join('\n')}`);
    process.exitCode = 1;
  }
}
if (opt.goal) {
  const { table, holds } = judge(out.results, { pageName: opt.goal, floorName: opt.floor, modes: modesAsked });
  console.log(`\n${table}`);
  if (!holds) process.exitCode = 1;
}
