import { Agent, request } from 'node:http';
import { setInterval as every } from 'node:timers/promises';

/* The other guests and ushers: light requests at a steady pace, whether or not the one before was answered. */

const { PROBE_URLS = '[]', PROBE_TOKEN = '' } = process.env;
const urls: string[] = JSON.parse(PROBE_URLS);
const EVERY_MS = 25;

const agent = new Agent({ keepAlive: true });
const took: number[] = [];

process.on('message', () => void process.send?.(took.splice(0)));
process.on('disconnect', () => process.exit());

let sent = 0;
for await (const _ of every(EVERY_MS)) {
  ask(urls[sent % urls.length] ?? '');
  sent += 1;
}

function ask(url: string): void {
  const started = performance.now();
  request(url, { agent, headers: { authorization: `Bearer ${PROBE_TOKEN}` } }, (response) => {
    if (response.statusCode !== 200) throw new Error(`${url} was answered ${response.statusCode}`);
    response.resume().once('end', () => took.push(performance.now() - started));
  }).end();
}
