import { setTimeout as pause } from 'node:timers/promises';
import { giveToGuest } from '@janur/contracts';
import type { History } from './history.ts';
import type { Ledger } from './ledger.ts';
import type { Said } from './said.ts';
import type { Stage } from './stage.ts';

/** Who has no queue: one call, with an Idempotency-Key alone, several times at once, and again until it is answered. */
export interface Callers {
  readonly made: readonly Said[];
  work(began: number): Promise<void>;
  /** What nobody answered is called again, now that the servers are there. */
  settle(): Promise<void>;
}
interface Parts {
  readonly ports: readonly [number, number];
  readonly stage: Stage;
  readonly calls: History['calls'];
  readonly ledger: Ledger;
}

export function createCallers({ ports, stage, calls, ledger }: Parts): Callers {
  const made = calls.map(({ guest }, index) =>
    giftOf(guest, `caller-${String(index).padStart(4, '0')}-${stage.eventId}`),
  );
  const unanswered = new Set(made);

  async function call(said: Said, port: number): Promise<void> {
    const response = await fetch(`http://127.0.0.1:${port}/api${giveToGuest.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${stage.tokens[0]}`,
        'content-type': 'application/json',
        'idempotency-key': said.op_id,
      },
      body: JSON.stringify({ event_id: stage.eventId, guest_code: said.guest, gift: true }),
    });
    await response.body?.cancel();
    if (!response.ok) return;
    ledger.answers(said.op_id);
    unanswered.delete(said);
  }

  /** Nobody there is no answer. */
  const tried = (said: Said, port: number) => call(said, port).catch(() => undefined);

  return {
    made,
    async work(began) {
      await Promise.all(
        calls.map(async ({ at, copies }, index) => {
          const said = made[index];
          await pause(Math.max(0, began + at - Date.now()));
          if (said)
            await Promise.all(Array.from({ length: copies }, (_, copy) => tried(said, ports[copy % 2] ?? ports[0])));
        }),
      );
    },
    async settle() {
      for (const said of unanswered) await call(said, ports[0]);
    },
  };
}

const giftOf = (guest: string, op_id: string): Said => ({
  op_id,
  device_id: null,
  seq: null,
  type: 'GIFT',
  guest,
  people: null,
  gift: true,
  souvenir: false,
  entrusted_gifts: [],
  table: null,
  undone_op_id: null,
  gate: null,
  instant: 0,
});
