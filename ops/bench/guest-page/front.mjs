#!/usr/bin/env node
// front.mjs - a small TLS + HTTP/2 front for measuring pages alike.
//   node front.mjs --port 8443 --static DIR            serve a folder
//   node front.mjs --port 8443 --proxy http://127.0.0.1:3000   front another server
//   --api FILE.mjs   default export (req) => {status, headers, body} | undefined, asked first
// Text is brotli-11 (static, kept in memory) or brotli-5 (proxied, when the upstream sent it plain).
// Listens on 127.0.0.1 only.
import http from 'node:http';
import http2 from 'node:http2';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';

const { values: opt } = parseArgs({
  options: {
    port: { type: 'string' },
    static: { type: 'string' },
    proxy: { type: 'string' },
    api: { type: 'string' },
    spa: { type: 'boolean', default: false },
  },
});

const certDir = path.join(import.meta.dirname, '.cert');
const key = path.join(certDir, 'key.pem');
const cert = path.join(certDir, 'cert.pem');
if (!fs.existsSync(cert)) {
  // made aside and moved in whole: several fronts may start at once
  const tmp = `${certDir}.${process.pid}`;
  fs.mkdirSync(tmp, { recursive: true });
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-keyout',
      path.join(tmp, 'key.pem'),
      '-out',
      path.join(tmp, 'cert.pem'),
      '-days',
      '365',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost,IP:127.0.0.1',
    ],
    { stdio: 'ignore' },
  );
  try {
    fs.renameSync(tmp, certDir);
  } catch {
    fs.rmSync(tmp, { recursive: true });
  }
}

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  txt: 'text/plain',
};
const isText = (type) => /text|javascript|json|svg|xml|x-icon|font\/(ttf|otf)/.test(type ?? '');
const brotli = (buf, q) => zlib.brotliCompressSync(buf, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: q } });
const cache = new Map();
const api = opt.api ? (await import(pathToFileURL(path.resolve(opt.api)).href)).default : undefined;
const skip = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'host',
  'upgrade',
  'http2-settings',
  'proxy-connection',
]);

const fromDisk = (pathname) => {
  const root = path.resolve(opt.static);
  let file = path.resolve(root, `.${decodeURIComponent(pathname)}`);
  if (!file.startsWith(root)) return undefined;
  if (fs.existsSync(file) && fs.statSync(file).isDirectory()) file = path.join(file, 'index.html');
  if (!fs.existsSync(file)) {
    if (!opt.spa || path.extname(file)) return undefined;
    file = path.join(root, 'index.html');
  }
  if (!cache.has(file)) {
    const raw = fs.readFileSync(file);
    const type = TYPES[path.extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
    cache.set(file, { raw, type, br: isText(type) ? brotli(raw, 11) : undefined, html: file.endsWith('.html') });
  }
  return cache.get(file);
};

const fromUpstream = (req, body) =>
  new Promise((resolve, reject) => {
    const up = new URL(opt.proxy);
    const headers = {};
    for (const [k, v] of Object.entries(req.headers)) if (!k.startsWith(':') && !skip.has(k)) headers[k] = v;
    headers.host = req.headers[':authority'] ?? req.headers.host;
    const r = http.request({ host: up.hostname, port: up.port, path: req.url, method: req.method, headers }, (res) => {
      const parts = [];
      res.on('data', (d) => parts.push(d));
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(parts) }));
      res.on('error', reject);
    });
    r.on('error', reject);
    r.end(body);
  });

const handle = async (req, res) => {
  const parts = [];
  for await (const d of req) parts.push(d);
  const body = Buffer.concat(parts);
  const { pathname } = new URL(req.url, 'https://localhost');
  const canned = api && (await api({ method: req.method, url: req.url, pathname, body }));
  if (canned) {
    const buf = Buffer.from(canned.body ?? '');
    const isReady = canned.headers?.['content-encoding'] !== undefined;
    const small = buf.length > 1000 && !isReady ? brotli(buf, 5) : undefined;
    res.writeHead(canned.status ?? 200, {
      'content-type': 'application/json',
      ...canned.headers,
      ...(small ? { 'content-encoding': 'br' } : {}),
    });
    return res.end(small ?? buf);
  }
  if (opt.static) {
    const hit = fromDisk(pathname);
    if (!hit) {
      res.writeHead(404, { 'content-type': 'text/plain' });
      return res.end('not found');
    }
    const br = hit.br && /\bbr\b/.test(req.headers['accept-encoding'] ?? '');
    res.writeHead(200, {
      'content-type': hit.type,
      'cache-control': hit.html ? 'no-cache' : 'public, max-age=31536000',
      ...(br ? { 'content-encoding': 'br' } : {}),
    });
    return res.end(br ? hit.br : hit.raw);
  }
  const up = await fromUpstream(req, body);
  const headers = Object.fromEntries(Object.entries(up.headers).filter(([k]) => !skip.has(k)));
  let out = up.body;
  if (
    !headers['content-encoding'] &&
    isText(headers['content-type']) &&
    out.length > 500 &&
    /\bbr\b/.test(req.headers['accept-encoding'] ?? '')
  ) {
    out = brotli(out, 5);
    headers['content-encoding'] = 'br';
  }
  delete headers['content-length'];
  res.writeHead(up.status, headers);
  return res.end(req.method === 'HEAD' ? undefined : out);
};

http2
  .createSecureServer({ key: fs.readFileSync(key), cert: fs.readFileSync(cert), allowHTTP1: true }, (req, res) => {
    handle(req, res).catch((err) => {
      try {
        res.writeHead(502);
        res.end(String(err));
      } catch {
        /* client went away */
      }
    });
  })
  .listen(Number(opt.port), '127.0.0.1', () => console.log(`https://localhost:${opt.port}`));
