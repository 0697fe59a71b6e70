import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** One connection that is kept. */
export const connection = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });

/** Checks a guest in over a connection; answers the status. */
export function checkIn(
  agent: Agent,
  { origin, token, eventId, code }: { origin: string; token: string; eventId: number; code: string },
): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const body = JSON.stringify({ event_id: eventId, guest_code: code, total_guest_attending: 2 });
  return new Promise((resolve, reject) => {
    request(`${origin}/api/public/guests/rsvp/events/check-in`, { method: 'POST', headers, agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end(body);
  });
}
