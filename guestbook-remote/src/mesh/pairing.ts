import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EventStore } from '../event-store/index.ts';
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
/** `old`: the code is of an offer that is over. `unreachable`: not in the same network. `unsupported`: a browser without WebRTC. */
export type PairingTrouble = 'other_event' | 'old' | 'unreachable' | 'unsupported';

export interface Pairing {
  readonly state: StoreApi<PairingState>;
  /** Shows a code for another device. */
  readonly offer: () => Promise<void>;
  /** Takes what was scanned; false where it is no code of a device. */
  readonly take: (content: string) => boolean;
  readonly cancel: () => void;
}

/** Finds other devices of the event without a server: one shows a code, the other scans it and shows its own, which the first scans. */
export function createPairing({ eventId, join }: Pick<EventStore, 'eventId' | 'join'>, newId: () => string): Pairing {
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
      join(channel);
      half = undefined;
      joinedId = made.code.id;
      state.setState({ step: 'joined' }, true);
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
