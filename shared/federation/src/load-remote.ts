import type { RemoteEntry } from '@janur/contracts';
import { getInstance } from '@module-federation/enhanced/runtime';
import { expect } from './integrity.ts';
import { RemoteError } from './remote-error.ts';
import { REMOTE_TIME_OUT } from './time-out.ts';

/** The shell's own: remotes share its runtime, and each that is loaded becomes the runtime's last instance. */
let host: ReturnType<typeof getInstance> | undefined;

const loading = new Map<string, Promise<unknown>>();

/**
 * The default export of what a remote exposes: `./Template` of a template family, `./App` of an application.
 * A second try follows a failed one within the time. Rejects with `RemoteError`. One promise a version and page.
 */
export function loadRemoteModule(entry: RemoteEntry, exposed: 'App' | 'Template'): Promise<unknown> {
  const known = loading.get(entry.entry);
  if (known) return known;
  const promise = withTimeOut(entry, tryTwice(entry, exposed));
  loading.set(entry.entry, promise);
  return promise;
}

async function tryTwice(entry: RemoteEntry, exposed: string): Promise<unknown> {
  try {
    return await load(entry, exposed, entry.entry);
  } catch {
    try {
      // a failed preload is reused by the browser: only a new address is asked for again
      return await load(entry, exposed, `${entry.entry}?retry=1`);
    } catch (cause) {
      throw new RemoteError({ remote: entry.name, version: entry.version, failure: 'load', cause });
    }
  }
}

async function load({ name, integrity }: RemoteEntry, exposed: string, address: string): Promise<unknown> {
  const container = name.replaceAll('-', '_');
  expect(address, integrity);
  host ??= getInstance();
  if (!host) throw new Error('The shell has no federation runtime');
  host.registerRemotes([{ name: container, entry: address, type: 'global' }], { force: true });
  const module = await host.loadRemote<{ default: unknown }>(`${container}/${exposed}`);
  if (!module) throw new Error(`${name} exposes no ${exposed}`);
  return module.default;
}

function withTimeOut({ name, version }: RemoteEntry, promise: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteError({ remote: name, version, failure: 'timeout' })), REMOTE_TIME_OUT);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
