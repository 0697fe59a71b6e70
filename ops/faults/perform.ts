import type { EventStore, OperationView } from '@janur/guestbook-remote/event-store';
import type { Act, Given } from './history.ts';

/** Has the door do an act. Undefined when the device no longer knows whom it is about. */
export async function perform(
  store: EventStore,
  { act, keys }: { act: Act; keys: Map<string, string> },
): Promise<OperationView | undefined> {
  const guest = act.guest.startsWith('walk-in') ? keys.get(act.guest) : act.guest;
  if (act.kind === 'addWalkIn') {
    const { people, table, given } = act;
    const walkIn = await store.addWalkIn({ name: `Tamu ${act.guest}`, total_guests: people, table, ...gifts(given) });
    keys.set(act.guest, walkIn.op_id);
    return walkIn;
  }
  // the page was lost before the walk-in was saved
  if (guest === undefined) return undefined;
  switch (act.kind) {
    case 'checkIn':
      return store.checkIn({ guest, people: act.people, ...gifts(act.given) });
    case 'admitMore':
    case 'leave':
    case 'comeBack':
      return store[act.kind]({ guest, people: act.people });
    case 'give': {
      const { gift, souvenir, entrusted_gifts } = gifts(act.given);
      return store.give({ guest, ...(gift && { gift }), ...(souvenir && { souvenir }), entrusted_gifts });
    }
    case 'setTable':
      return store.setTable({ guest, table: act.table });
    case 'settle':
      return store.guest(guest)?.party ? store.settleParty({ guest, as_one: act.isOne }) : undefined;
    case 'undo': {
      if (act.what === 'whole') return store.undo({ guest });
      const last = store.history(guest).find(({ type, is_undone }) => type !== 'UNDO' && !is_undone);
      return last && store.undo({ op_id: last.op_id });
    }
  }
}

const gifts = ({ gift, souvenir, envelopes }: Given) => ({
  ...(gift && { gift: true as const }),
  ...(souvenir && { souvenir: true as const }),
  entrusted_gifts: envelopes.map((amount, index) => ({ giver_name: `Penitip ${index}`, amount })),
});
