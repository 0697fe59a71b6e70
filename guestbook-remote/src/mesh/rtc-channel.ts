import type { ChannelListener, MeshChannel } from '../event-store/index.ts';
import { fingerprintOf, type PairingCode, partsOf, sdpOf } from './pairing-code.ts';

/** One half of a way between two browsers, before the other half is known. */
export interface HalfWay {
  /** What the other device must read. */
  readonly code: PairingCode;
  /** Resolves once both ends are joined; rejects with `NoWay`. */
  readonly joined: Promise<MeshChannel>;
  /** Of an offer: what the other device answered. */
  readonly finish: (answer: PairingCode) => Promise<void>;
  readonly giveUp: () => void;
}

/** The devices do not reach each other: other networks, or one that keeps its phones apart. */
export class NoWay extends Error {
  override readonly name = 'NoWay';
}

/** An address of the hall's own network is found at once or not at all. */
const GATHER_MS = 2000;
const JOIN_MS = 15_000;

/** Offers a way. No server is asked for an address: what is not in the same network is not reached. */
export async function offerWay(about: Pick<PairingCode, 'event' | 'id'>): Promise<HalfWay> {
  const { peer, channel } = newWay();
  await peer.setLocalDescription(await peer.createOffer());
  return halfWay({ peer, channel, about: { ...about, kind: 'offer' } });
}

/** Answers the way that another device offers. */
export async function answerWay(offer: PairingCode): Promise<HalfWay> {
  const { peer, channel } = newWay();
  await peer.setRemoteDescription({ type: 'offer', sdp: sdpOf(offer) });
  await peer.setLocalDescription(await peer.createAnswer());
  return halfWay({ peer, channel, about: { event: offer.event, id: offer.id, kind: 'answer' } });
}

interface Way {
  readonly peer: RTCPeerConnection;
  readonly channel: RTCDataChannel;
}

function newWay(): Way {
  const peer = new RTCPeerConnection({ iceServers: [] });
  return { peer, channel: peer.createDataChannel('janur', { negotiated: true, id: 0 }) };
}

async function halfWay({
  peer,
  channel,
  about,
}: Way & { about: Pick<PairingCode, 'event' | 'id' | 'kind'> }): Promise<HalfWay> {
  await gathered(peer);
  const parts = partsOf(peer.localDescription?.sdp ?? '');
  if (!parts) {
    peer.close();
    throw new NoWay('this device has no address in a network of its own');
  }
  let described = Promise.resolve();
  const joined = opened({ peer, channel, described: () => described });
  // who shows the code looks at it only later
  joined.catch(() => undefined);
  return {
    code: { ...about, ...parts },
    joined,
    finish: (answer) => (described = peer.setRemoteDescription({ type: 'answer', sdp: sdpOf(answer) })),
    giveUp: () => peer.close(),
  };
}

function gathered(peer: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const look = () => peer.iceGatheringState === 'complete' && resolve();
    peer.addEventListener('icegatheringstatechange', look);
    setTimeout(resolve, GATHER_MS);
    look();
  });
}

/** `described`: that the descriptions of both ends can be read. */
function opened({ peer, channel, described }: Way & { described: () => Promise<void> }): Promise<MeshChannel> {
  return new Promise((resolve, reject) => {
    const end = () => {
      peer.close();
      reject(new NoWay('the devices do not reach each other'));
    };
    async function join(): Promise<void> {
      // before anything is said over it
      const way = carrier({ peer, channel });
      // the ends may have joined before the page is told that what the other answered is in place
      await described().catch(() => undefined);
      const binding = bindingOf(peer);
      if (binding === undefined) end();
      else resolve({ binding, ...way });
    }
    channel.addEventListener('open', () => void join());
    peer.addEventListener('connectionstatechange', () => peer.connectionState === 'failed' && end());
    // counted from when both halves are known: a code may stand on a screen for a while
    peer.addEventListener('signalingstatechange', () => {
      if (peer.signalingState === 'stable') setTimeout(() => channel.readyState === 'connecting' && end(), JOIN_MS);
    });
  });
}

/** The certificates of both ends; undefined where one is not known, and the way could be another's. */
function bindingOf({ localDescription, remoteDescription }: RTCPeerConnection): string | undefined {
  const ends = [localDescription, remoteDescription].map((one) => fingerprintOf(one?.sdp ?? ''));
  return ends.includes('') ? undefined : ends.toSorted().join(' ');
}

function carrier({ peer, channel }: Way): Omit<MeshChannel, 'binding'> {
  let listener: ChannelListener | undefined;
  const early: string[] = [];
  let isOver = false;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return;
    if (listener) listener.onText(data);
    else early.push(data);
  });
  const end = () => {
    if (isOver) return;
    isOver = true;
    peer.close();
    listener?.onEnd();
  };
  channel.addEventListener('close', end);
  peer.addEventListener('connectionstatechange', () => peer.connectionState === 'failed' && end());
  return {
    // what is said into a way that is just closing is said again over the next one
    send: (text) => channel.readyState === 'open' && channel.send(text),
    listen(told) {
      listener = told;
      for (const text of early.splice(0)) told.onText(text);
      if (isOver) told.onEnd();
    },
    close: end,
  };
}
