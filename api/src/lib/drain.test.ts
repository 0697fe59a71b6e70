import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkInGuest } from '@janur/contracts';
import { API_PREFIX, buildApp } from '../app.ts';
import { drain } from './drain.ts';
import { isLockAwaited } from '../testing/lock-wait.ts';
import { TEST_CONFIG, testApi } from '../testing/test-api.ts';

const api = testApi();

/** A check-in over a kept connection, that waits for a guest whom somebody else holds. */
async function waitingCheckIn() {
  const event = await api.given.event();
  const guest = await api.given.guest({ of: event.client, to: [event] });
  const usher = await api.given.usher(event.client);
  const app = await buildApp({ db: api.db, config: TEST_CONFIG });
  await app.ready();
  const holder = await api.db.transaction();
  await holder('guest_events').where({ guest_id: guest.id }).forUpdate().first();
  const agent = new Agent({ keepAlive: true });
  const body = JSON.stringify({ event_id: event.id, guest_code: guest.code, total_guest_attending: 1 });
  const send = (port: number) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const headers = { authorization: `Bearer ${usher.token}`, 'content-type': 'application/json' };
      const path = API_PREFIX + checkInGuest.path;
      request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      })
        .on('error', reject)
        .end(body);
    });
  const isWaiting = () => isLockAwaited(api.db);
  return { app, guest, holder, agent, send, isWaiting };
}

async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  // the server refreshes what it shows of transactions only when nobody has asked for a tenth of a second
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 150));
}

test.each(['the API’s own server', 'a server that it shares with the pages'])(
  'stopping %s finishes the request in flight and takes no new one',
  async (which) => {
    const { app, guest, holder, agent, send, isWaiting } = await waitingCheckIn();
    const shared = createServer((incoming, response) => app.routing(incoming, response));
    const server = which.startsWith('the API') ? app.server : shared;
    if (server === shared) await new Promise<void>((resolve) => shared.listen(0, '127.0.0.1', resolve));
    else await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.address() as AddressInfo; // a TCP server's
    const answer = send(port);
    await eventually(isWaiting);

    let isStopped = false;
    const stopped = Promise.all([drain(server), app.close()]).then(() => (isStopped = true));
    // refused, or told to come again by a server that is just closing its door
    const late = await fetch(`http://127.0.0.1:${port}/api/health/live`).then(
      ({ status: refused }) => refused,
      () => 503,
    );
    const wasStopped = isStopped;
    await holder.commit();
    expect([late, wasStopped]).toEqual([503, false]);
    expect(await answer).toMatchObject({ status: 200, text: expect.stringContaining(guest.code) });
    await stopped;
    expect(await api.db('guest_events').where({ guest_id: guest.id }).first()).toMatchObject({ is_checked_in: 1 });
    agent.destroy();
  },
);
