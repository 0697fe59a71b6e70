import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EventStore, MeshChannel } from '../event-store/index.ts';
import { isPairingCode, type PairingCode, readPairingCode, writePairingCode } from './pairing-code.ts';
import { answerWay, type HalfWay, offerWay } from './rtc-channel.ts';

/** Where two devices are that look for each other. `offering` and `answering` have a code to show. */
export type PairingState =
  | { readonly step: 'none' }
  | { readonly step: 'opening' }
  | { readonly step: 'offering' | 'answering'; readonly code: string }
  | { readonly step: 'joining' }
  | { readonly step: 'joined' }
  | { readonly step: 'failed'; readonly why: PairingTrouble };
/**
 * `old`: the code is of an offer that is over. `unreachable`: not in the same network. `stranger`: it does not prove that it
 * belongs to the event. `unsupported`: a browser without WebRTC.
 */
export type PairingTrouble = 'other_event' | 'old' | 'unreachable' | 'stranger' | 'unsupported';

export interface Pairing {
  readonly state: StoreApi<PairingState>;
  /** Shows a code for another device. */
  readonly offer: () => Promise<void>;
  /** Takes what was scanned; false where it is no code of a device. */
  readonly take: (content: string) => boolean;
  readonly cancel: () => void;
}

/** Who does not belong to the event is sent away at once; a device that is busy with other things may take its time. */
const PROOF_MS = 20_000;

/** Whether the other end of the way is known for a device of the event; of one that is not nothing stays. */
function joins({ state, join }: Pick<EventStore, 'state' | 'join'>, channel: MeshChannel): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (isProven: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isProven);
    };
    const leave = () => {
      channel.close();
      done(false);
    };
    const timer = setTimeout(leave, PROOF_MS);
    const stop = state.subscribe(({ peers }, before) => peers !== before.peers && peers.length > 0 && done(true));
    // whichever end does not believe the other closes it
    join({ ...channel, close: leave });
  });
}

/** Finds other devices of the event without a server: one shows a code, the other scans it and shows its own, which the first scans. */
export function createPairing(store: Pick<EventStore, 'eventId' | 'join' | 'state'>, newId: () => string): Pairing {
  const { eventId } = store;
  const state = createStore<PairingState>(() => ({ step: 'none' }));
  let half: HalfWay | undefined;
  let begun = 0;
  let joinedId: string | undefined;

  function begin(): void {
    begun += 1;
    half?.giveUp();
    half = undefined;
  }

  function fail(why: PairingTrouble): void {
    begin();
    state.setState({ step: 'failed', why }, true);
  }

  /** What the other device has to read is shown until it has answered. */
  async function show(step: 'offering' | 'answering', making: Promise<HalfWay>): Promise<void> {
    const mine = begun;
    const isGivenUp = () => begun !== mine;
    try {
      const made = await making;
      // another was begun, or none was wanted any more, while this one was made
      if (isGivenUp()) return made.giveUp();
      half = made;
      state.setState({ step, code: writePairingCode(made.code) }, true);
      const channel = await made.joined;
      if (isGivenUp()) return channel.close();
      half = undefined;
      joinedId = made.code.id;
      const isProven = await joins(store, channel);
      if (isGivenUp()) return;
      if (isProven) state.setState({ step: 'joined' }, true);
      else fail('stranger');
    } catch {
      if (!isGivenUp()) fail('unreachable');
    }
  }

  async function offer(): Promise<void> {
    if (typeof RTCPeerConnection !== 'function') return fail('unsupported');
    begin();
    state.setState({ step: 'opening' }, true);
    await show('offering', offerWay({ event: eventId, id: newId() }));
  }

  function read(code: PairingCode): void {
    if (typeof RTCPeerConnection !== 'function') return fail('unsupported');
    if (code.event !== eventId) return fail('other_event');
    // the camera sees it again and again
    if (code.id === joinedId) return;
    if (code.kind === 'offer') {
      if (half?.code.id === code.id) return;
      begin();
      state.setState({ step: 'opening' }, true);
      void show('answering', answerWay(code));
    } else if (half?.code.kind === 'offer' && half.code.id === code.id) {
      if (state.getState().step === 'joining') return;
      state.setState({ step: 'joining' }, true);
      half.finish(code).catch(() => fail('unreachable'));
    } else fail('old');
  }

  return {
    state,
    offer,
    take(content) {
      if (!isPairingCode(content)) return false;
      const code = readPairingCode(content);
      if (code) read(code);
      else fail('old');
      return true;
    },
    cancel() {
      begin();
      state.setState({ step: 'none' }, true);
    },
  };
}
