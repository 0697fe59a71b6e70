import type { Api } from '@janur/data';
import { routes } from '@janur/data/routes';
import type { StoreServices, StreamListener, TabLink } from './services.ts';
import { uuidV7 } from './uuid-v7.ts';

/** What a browser gives the event store. Make it once a page: every store of the page shares it. */
export function browserServices(api: Api, who: Pick<StoreServices, 'usherName'> = {}): StoreServices {
  return {
    ...who,
    api,
    indexedDB: window.indexedDB,
    now: () => Date.now(),
    monotonic: () => performance.now(),
    run: uuidV7(),
    newId: () => uuidV7(),
    openStream,
    // older browsers have neither: then two tabs may both send, and the server counts each operation once all the same
    alone: 'locks' in navigator ? (name, work) => navigator.locks.request(name, work) : oneAfterTheOther(),
    ...(typeof BroadcastChannel === 'function' && { tabs: tabLink(new BroadcastChannel('janur-door')) }),
    network: {
      isOnline: () => navigator.onLine,
      onChange: onNetworkChange,
    },
  };
}

/** Asks the browser not to throw the guests and the queue away when the disk is short. Answers whether it promised. */
export async function askForLastingStorage(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false;
}

/** Within this page alone. */
function oneAfterTheOther(): NonNullable<StoreServices['alone']> {
  let last: Promise<unknown> = Promise.resolve();
  return (_, work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined); // whoever asked hears of it
    return turn;
  };
}

const CHANGES = ['guest', 'reset'];

function openStream(eventId: number, { onOpen, onChange, onEnd }: StreamListener): () => void {
  const source = new EventSource(`/api${routes.streamEvent.path.replace(':eventId', String(eventId))}`);
  source.addEventListener('open', onOpen);
  for (const name of CHANGES) source.addEventListener(name, onChange);
  // who closes it opens it again: a browser that tries by itself does so after a log-out too
  source.addEventListener('error', () => {
    source.close();
    onEnd();
  });
  return () => source.close();
}

function onNetworkChange(listener: () => void): () => void {
  const onVisible = () => document.visibilityState === 'visible' && listener();
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

const tabLink = (channel: BroadcastChannel): TabLink => ({
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  tell: (message) => channel.postMessage(message),
  onMessage(listener) {
    const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
    channel.addEventListener('message', onMessage);
    return () => channel.removeEventListener('message', onMessage);
  },
});
