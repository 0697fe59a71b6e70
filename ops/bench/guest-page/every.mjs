// every.mjs - the demo's invitation of each template id, opened by the link of a guest of its own, and the floor, behind
// fronts of their own (TLS, HTTP/2, brotli).
import { spawn } from 'node:child_process';
import path from 'node:path';
import { demoClients } from '../../../api/src/db/seed/clients/index.ts';
import { TEMPLATE_IDS } from '../../../shared/contracts/src/index.ts';

const OPENS = '[role=dialog] [data-part=open]';
const LIES_BEHIND = 'main [data-section]';

/** Starts a front; resolves with its address once it listens. */
const start = (port, ...given) => {
  const front = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'front.mjs'), '--port', String(port), ...given],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return new Promise((resolve, reject) => {
    front.stdout.once('data', (said) => resolve({ at: String(said).trim(), stop: () => front.kill() }));
    front.once('exit', (code) => reject(new Error(`The front at ${port} ended (${code}).`)));
  });
};

/** The slug of an id's demo and the name and code of the first guest in its list. */
function guestOf(id) {
  const slug = id === 'CUSTOM' ? 'demo-custom' : `demo-${id.toLowerCase().replaceAll('_', '-')}`;
  const [guest] = demoClients().find(({ options }) => options.some((one) => one.slug === slug))?.guests ?? [];
  if (!guest) throw new Error(`${slug} has no guest with a link of their own.`);
  return `/${slug}?${new URLSearchParams({ to: guest.name, code: guest.code })}`;
}

/** Pages for `measure.mjs`; `only` some ids, all where none is named. */
export async function everyId({ site, port, only }) {
  const unknown = only.filter((id) => !TEMPLATE_IDS.includes(id));
  if (unknown.length) throw new Error(`No template id: ${unknown.join(', ')}`);
  const ids = only.length ? only : TEMPLATE_IDS;
  // a page that nobody has opened is made while its guest waits: what is measured is what the others get
  for (const id of ids) await (await fetch(site + guestOf(id))).text();
  const fronts = [
    await start(port, '--proxy', site),
    await start(port + 1, '--static', path.join(import.meta.dirname, 'floor')),
  ];
  const [pages, floor] = fronts.map(({ at }) => at);
  return {
    targets: [
      { name: 'floor', url: `${floor}/index.html` },
      ...ids.map((id) => ({ name: id, url: pages + guestOf(id), sel: OPENS, use: LIES_BEHIND })),
    ],
    stop: () => fronts.forEach(({ stop }) => stop()),
  };
}
