import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@janur/api/database';
import { correction, generate } from 'lean-qr';
import type { Copy } from './copy.ts';
import type { Visitor } from './visitors.ts';

/** A gate at which people practise with their own phones. */
export interface Practice {
  /** A page on this machine's screen: the next party with its code, to be scanned from it. */
  readonly address: string;
  /** Shows a party until it is let in or sent on; answers the seconds that took, undefined where nobody came to it in time. */
  receives(visitor: Visitor, ticket: string): Promise<number | undefined>;
  close(): Promise<void>;
}

const LOOKS_MS = 400;
const QUIET_ZONE = 4;

export async function openPractice(
  db: Database,
  { copy, waitsMs }: { copy: Copy; waitsMs: number },
): Promise<Practice> {
  let shown: { visitor: Visitor; ticket: string } | undefined;
  let isSentOn = false;
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      isSentOn = true;
      response.writeHead(303, { location: '/' }).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(shown));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port

  return {
    address: `http://127.0.0.1:${port}/`,
    async receives(visitor, ticket) {
      const started = Date.now();
      isSentOn = false;
      shown = { visitor, ticket };
      try {
        for (; Date.now() - started < waitsMs; await pause(LOOKS_MS)) {
          if (isSentOn || (await isIn(db, { copy, visitor }))) return (Date.now() - started) / 1000;
        }
        return undefined;
      } finally {
        shown = undefined;
      }
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A double is in before it comes: only the people can say that they saw it. */
async function isIn(db: Database, { copy, visitor }: { copy: Copy; visitor: Visitor }): Promise<boolean> {
  if (visitor.isDouble) return false;
  const event_id = copy.eventId;
  const row = await db('guest_events')
    .join('guests', 'guests.id', 'guest_events.guest_id')
    .where({ 'guest_events.event_id': event_id, 'guest_events.is_checked_in': 1 })
    .where(visitor.code === null ? { 'guests.name': visitor.name } : { 'guests.code': visitor.code })
    .first('guest_events.id');
  return row !== undefined;
}

/** What stands before the usher. Exported for its test. */
export function pageOf(shown: { visitor: Visitor; ticket: string } | undefined): string {
  const head = '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Latihan</title>';
  const style = '<style>body{font:24px system-ui;text-align:center;margin:2rem}svg{width:min(60vh,90vw)}</style>';
  if (!shown) return `${head}${style}<p>Nobody is in line. The next guest comes by itself.</p>`;
  const { visitor, ticket } = shown;
  const words = {
    ticket: 'shows a code',
    code: `says a code: ${visitor.code}`,
    unreadable: `shows a wet print; on it one can read ${visitor.code}`,
    forgotten: 'has forgotten the phone and says the name',
    'late name': 'is on no list, and says that the hosts know',
  }[visitor.way];
  const qr = visitor.way === 'ticket' ? svgOf(ticket) : '';
  return `${head}${style}<h1>${visitor.mood.face} ${escaped(visitor.name)}</h1>
<p>${visitor.people} people, ${visitor.mood.name}${visitor.isVip ? ', guest of honour' : ''}; ${escaped(words)}.</p>${qr}
<form method="post"><button>Next guest (this one is done, or was sent on)</button></form>`;
}

function svgOf(content: string): string {
  const code = generate(content, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * QUIET_ZONE;
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + QUIET_ZONE},${y + QUIET_ZONE}h1v1h-1z`;
  return `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="code"><path d="${path}"/></svg>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
