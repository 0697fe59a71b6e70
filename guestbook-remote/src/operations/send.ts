import type { GuestBookGuest } from '@janur/contracts';
import { type Api, ApiError, routes } from '@janur/data';
import type { Operation } from './operation.ts';
import { useUnsent } from './unsent.ts';

/** Sends an operation under its own key and keeps it until the server has answered for it. */
export async function send(api: Api, operation: Operation): Promise<GuestBookGuest> {
  const { keep, release } = useUnsent.getState();
  keep(operation);
  try {
    const guest = await deliver(api, operation);
    release(operation.id);
    return guest;
  } catch (error) {
    if (isDecided(error)) release(operation.id);
    throw error;
  }
}

async function deliver(api: Api, operation: Operation): Promise<GuestBookGuest> {
  const headers = { 'idempotency-key': operation.id };
  const answer =
    operation.type === 'check-in'
      ? await api(routes.checkInGuest, { headers, body: operation.body })
      : await api(routes.insertAdhocGuest, { headers, body: operation.body });
  return answer.data.guest;
}

const MAY_STILL_SUCCEED = new Set([401, 408, 429]);

/** A refusal that the same request will always get. Everything else may have had, or may yet have, its effect. */
function isDecided(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && !MAY_STILL_SUCCEED.has(error.status);
}
