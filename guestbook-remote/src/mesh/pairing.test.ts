import { jest } from '@jest/globals';
import { createStore } from 'zustand/vanilla';
import type { EventStoreState, MeshChannel } from '../event-store/index.ts';
import { createPairing } from './pairing.ts';
import { readPairingCode, writePairingCode } from './pairing-code.ts';

const FINGERPRINT = 'AB:'.repeat(31) + 'AB';

/** A way as a browser makes it, which opens when the test says so. */
class FakeWay extends EventTarget {
  static readonly made: FakeWay[] = [];
  readonly channel = Object.assign(new EventTarget(), { readyState: 'connecting', send: () => undefined });
  readonly iceGatheringState = 'complete';
  connectionState = 'new';
  signalingState = 'stable';
  isClosed = false;
  localDescription: { sdp: string } | null = null;
  remoteDescription: { sdp: string } | null = null;

  constructor() {
    super();
    FakeWay.made.push(this);
  }
  createDataChannel() {
    return this.channel;
  }
  async createOffer() {
    return { sdp: SDP };
  }
  async setLocalDescription() {
    this.localDescription = { sdp: SDP };
  }
  async setRemoteDescription(said: { sdp: string }) {
    if (this.remoteDescription) throw new Error('it stands already');
    this.remoteDescription = said;
  }
  close() {
    this.isClosed = true;
  }
  open() {
    this.channel.dispatchEvent(new Event('open'));
  }
}
const SDP = [
  'a=candidate:1 1 udp 2113937151 192.168.1.4 50124 typ host',
  'a=ice-ufrag:Q7/+',
  'a=ice-pwd:sM1Yk5gZ0Jw6Q3uF8bN2pL+/',
  `a=fingerprint:sha-256 ${FINGERPRINT}`,
].join('\r\n');

const before = globalThis.RTCPeerConnection;
beforeEach(() => {
  FakeWay.made.length = 0;
  Object.assign(globalThis, { RTCPeerConnection: FakeWay });
});
afterEach(() => void Object.assign(globalThis, { RTCPeerConnection: before }));

const turn = () => new Promise((resolve) => setTimeout(resolve));

function aPairing({ isProven = true, onJoin }: { isProven?: boolean; onJoin?: (channel: MeshChannel) => void } = {}) {
  const joined: MeshChannel[] = [];
  let ids = 0;
  const state = createStore(() => ({ peers: [] }) as unknown as EventStoreState);
  const join = (channel: MeshChannel) => {
    joined.push(channel);
    onJoin?.(channel);
    if (isProven) prove();
  };
  const prove = () => state.setState({ peers: [{ device_id: 'other', gate: null }] });
  const pairing = createPairing({ eventId: 7, join, state }, () => `id-${(ids += 1)}`);
  return { pairing, joined, prove, now: () => pairing.state.getState() };
}

async function offered() {
  const one = aPairing();
  void one.pairing.offer();
  await turn();
  const state = one.now();
  const offer = readPairingCode('code' in state ? state.code : '');
  if (!offer) throw new Error('no code is shown');
  return { ...one, answer: writePairingCode({ ...offer, kind: 'answer' }), offer: writePairingCode(offer) };
}

test('an answer that the camera sees again while the devices join, and after it, changes nothing', async () => {
  const { pairing, joined, answer, now } = await offered();
  for (let at = 0; at < 3; at += 1) expect(pairing.take(answer)).toBe(true);
  await turn();
  expect(now()).toEqual({ step: 'joining' });
  FakeWay.made[0]?.open();
  await turn();
  expect(now()).toEqual({ step: 'joined' });
  pairing.take(answer);
  expect(now()).toEqual({ step: 'joined' });
  expect(joined).toHaveLength(1);
  expect(joined[0]?.binding).toBe(`${'ab'.repeat(32)} ${'ab'.repeat(32)}`);
});

test('what was given up while it was made is closed, and shows no code', async () => {
  const { pairing, now } = aPairing();
  void pairing.offer();
  pairing.cancel();
  await turn();
  expect(now()).toEqual({ step: 'none' });
  expect(FakeWay.made.map(({ isClosed }) => isClosed)).toEqual([true]);
  void pairing.offer();
  void pairing.offer();
  await turn();
  expect(now()).toMatchObject({ step: 'offering' });
  expect(FakeWay.made.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
});

test('a way of which an end names no certificate is none', async () => {
  const { joined, now } = await offered();
  const [way] = FakeWay.made;
  if (way) way.remoteDescription = { sdp: 'v=0' };
  way?.open();
  await turn();
  expect(now()).toEqual({ step: 'failed', why: 'unreachable' });
  expect(joined).toEqual([]);
});

test('devices that join before the page knows that the answer is in place are joined, and what was said meanwhile is heard', async () => {
  const { pairing, joined, answer, now } = await offered();
  const [way] = FakeWay.made;
  if (!way) throw new Error('no way was made');
  const placed = Promise.withResolvers<undefined>();
  way.setRemoteDescription = async (said) => {
    await placed.promise;
    way.remoteDescription = said;
  };
  pairing.take(answer);
  way.open();
  way.channel.dispatchEvent(Object.assign(new Event('message'), { data: 'hello' }));
  await turn();
  expect(now()).toEqual({ step: 'joining' });
  placed.resolve(undefined);
  await turn();
  expect(now()).toEqual({ step: 'joined' });
  const heard: string[] = [];
  joined[0]?.listen({ onText: (text) => heard.push(text), onEnd: () => undefined });
  expect(heard).toEqual(['hello']);
});

test('codes of another event and of what is over say so, and what is none is a guest’s', async () => {
  const { pairing, now, offer } = await offered();
  pairing.take(offer.replace(' o 7 ', ' o 8 '));
  expect(now()).toEqual({ step: 'failed', why: 'other_event' });
  pairing.take(offer.replace(' o 7 id-1 ', ' a 7 id-9 '));
  expect(now()).toEqual({ step: 'failed', why: 'old' });
  pairing.take('JANUR-MESH 9 something new');
  expect(now()).toEqual({ step: 'failed', why: 'old' });
  expect(pairing.take('RATNA1')).toBe(false);
});

describe('a device that has not proved yet that it belongs to the event', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  async function opened(how: Parameters<typeof aPairing>[0] = {}) {
    const one = aPairing({ isProven: false, ...how });
    void one.pairing.offer();
    await jest.advanceTimersByTimeAsync(0);
    const [way] = FakeWay.made;
    await way?.setRemoteDescription({ sdp: SDP });
    way?.open();
    await jest.advanceTimersByTimeAsync(0);
    return { ...one, way };
  }

  test('is linked however busy it was', async () => {
    const { now, prove, way } = await opened();
    await jest.advanceTimersByTimeAsync(15_000);
    prove();
    await jest.advanceTimersByTimeAsync(0);
    expect(now()).toEqual({ step: 'joined' });
    expect(way?.isClosed).toBe(false);
  });

  test('is not said to be linked, and is not, when it never does', async () => {
    const { now, way } = await opened();
    await jest.advanceTimersByTimeAsync(21_000);
    expect(now()).toEqual({ step: 'failed', why: 'stranger' });
    expect(way?.isClosed).toBe(true);
  });

  test('is a stranger at once when what it proves is wrong', async () => {
    const { now, way } = await opened({ onJoin: (channel) => channel.close() });
    expect(now()).toEqual({ step: 'failed', why: 'stranger' });
    expect(way?.isClosed).toBe(true);
  });
});
