import type { RsvpReceipt, RsvpSubmission } from '@janur/contracts';
import { type PhoneStorage, type AnswerOwner, outboxName, type RememberedCode, rememberedName } from './remembered.ts';
import type { RsvpValues } from './rsvp-answer.ts';

/** An answer on its way: with its key it is delivered once, however often it is sent. */
export interface OutgoingAnswer {
  readonly key: string;
  readonly clientId: number;
  readonly owner: AnswerOwner;
  readonly kind: 'rsvp' | 'wish';
  readonly body: RsvpSubmission;
  /** The form as it was filled, for when the answer comes back. */
  readonly values: RsvpValues;
  /** The code of the guest whom the page knows. */
  readonly guestCode: string | null;
  /** The Guest-Code of the first try; the same key needs the same one. Undefined until then. */
  readonly sentCode?: string | null;
}

/** What became of an answer. `waiting`: no answer came, it goes again by itself. `failed`: the server is in trouble, or had too many. */
export type Delivery =
  | { state: 'sent'; receipt: RsvpReceipt }
  | { state: 'refused'; paths: readonly string[] }
  | { state: 'waiting' }
  | { state: 'failed'; isTooMany?: boolean };

export interface OutboxPorts {
  storage: PhoneStorage;
  send: (answer: OutgoingAnswer) => Promise<Delivery>;
  /** Told once for each answer that has reached its end. */
  onEnd: (answer: OutgoingAnswer, delivery: Extract<Delivery, { state: 'sent' | 'refused' }>) => void;
}

/**
 * Keeps answers on the phone until the server has taken or refused them. In the order in which they were given: an answer that
 * may have arrived goes before the one that corrects it.
 */
export function createOutbox({ storage, send, onEnd }: OutboxPorts) {
  let running: Promise<unknown> = Promise.resolve();

  const waiting = (slug: string): OutgoingAnswer[] => {
    const kept = storage.read(outboxName(slug));
    return Array.isArray(kept) ? kept.filter(isOutgoing) : [];
  };

  function keep(slug: string, answers: readonly OutgoingAnswer[]): boolean {
    if (answers.length > 0) return storage.write(outboxName(slug), answers);
    storage.remove(outboxName(slug));
    return true;
  }

  const drop = (slug: string, key: string) =>
    keep(
      slug,
      waiting(slug).filter((other) => other.key !== key),
    );

  /** Takes the place of what the same person has not sent yet; the same answer again is the one that waits. */
  function enlist(answer: OutgoingAnswer): { key: string; isKept: boolean } {
    const { slug } = answer.owner;
    const answers = waiting(slug);
    const isSame = (other: OutgoingAnswer) => JSON.stringify(other.body) === JSON.stringify(answer.body);
    const former = answers.find((other) => isOfSamePerson(other, answer) && isSame(other));
    if (former) return { key: former.key, isKept: keep(slug, answers) };
    const others = answers.filter((other) => !isOfSamePerson(other, answer) || other.sentCode !== undefined);
    return { key: answer.key, isKept: keep(slug, [...others, answer]) };
  }

  /** An unknown person who answers again under the same name is the guest whom the first answer made. */
  function codeOf({ guestCode, owner, body }: OutgoingAnswer): string | null {
    if (guestCode !== null) return guestCode;
    // written by `deliver` below
    const remembered = storage.read(rememberedName(owner)) as RememberedCode | undefined;
    return remembered?.name === body.name ? remembered.code : owner.code;
  }

  async function deliver(slug: string): Promise<Map<string, Delivery>> {
    const deliveries = new Map<string, Delivery>();
    for (const waitingAnswer of waiting(slug)) {
      const { sentCode = codeOf(waitingAnswer) } = waitingAnswer;
      const answer = { ...waitingAnswer, sentCode };
      keep(
        slug,
        waiting(slug).map((other) => (other.key === answer.key ? answer : other)),
      );
      const delivery = await send(answer);
      deliveries.set(answer.key, delivery);
      if (delivery.state === 'waiting' || delivery.state === 'failed') break;
      if (delivery.state === 'sent') {
        const remembered: RememberedCode = { name: answer.body.name, code: delivery.receipt.guest_code };
        storage.write(rememberedName(answer.owner), remembered);
      }
      drop(slug, answer.key);
      onEnd(answer, delivery);
    }
    return deliveries;
  }

  /** One round at a time: two at once would send an answer before the one that it corrects. */
  function deliverNext(slug: string): Promise<Map<string, Delivery>> {
    const round = running.then(() => deliver(slug));
    running = round.catch(() => undefined);
    return round;
  }

  return {
    waiting,
    deliver: deliverNext,
    async submit(answer: OutgoingAnswer): Promise<Delivery> {
      const { slug } = answer.owner;
      const { key, isKept } = enlist(answer);
      const delivery = (await deliverNext(slug)).get(key) ?? { state: 'waiting' };
      // the guest is told to send again and may change it first: it must not go by itself as well
      if (delivery.state === 'failed') drop(slug, key);
      // what is not on the phone is lost with the page: the guest must know that it was not sent
      return delivery.state === 'waiting' && !isKept ? { state: 'failed' } : delivery;
    },
  };
}
const isOfSamePerson = (one: OutgoingAnswer, other: OutgoingAnswer): boolean =>
  one.body.name === other.body.name && rememberedName(one.owner) === rememberedName(other.owner);

const isOutgoing = (value: unknown): value is OutgoingAnswer =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'clientId', 'owner', 'body', 'values'].every((name) => name in value);
