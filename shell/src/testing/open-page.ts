import { jest } from '@jest/globals';
import type { RemoteEntry } from '@janur/contracts';
import { type Boot, BOOT_ELEMENT_ID } from '@janur/contracts/boot';
import { startRemoteServer } from '@janur/federation/testing';
import en from '@janur/i18n/guest/en' with { type: 'json' };
import { init } from '@module-federation/enhanced/runtime';
import { configure } from '@testing-library/react/pure';
import runtimePlugin from '../federation-core.ts';

// a screen's code comes when it is first asked for, on a machine that may be busy
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(20_000);

let pages = 0;

/** A release of a remote, as the registry names it to the page. */
export const release = (name: string, version: string): RemoteEntry => ({
  name,
  version,
  entry: `/remotes/${name}/${version}/remoteEntry.js`,
  integrity: `sha384-${'a'.repeat(64)}`,
  contract: 2,
  preload: [],
});

/**
 * The remotes' server, and pages that run the shell's script as a browser does. `printed` is what the server put into
 * `#root`.
 */
export async function startPages() {
  // jsdom, the federation runtime and React tell each failure
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  init({ name: 'shell', remotes: [], plugins: [runtimePlugin()] });
  const server = await startRemoteServer();
  return {
    server,
    told,
    async open(address: string, given: Partial<Boot> = {}, printed = '') {
      const boot: Boot = { language: 'en', texts: en, remotes: {}, invitation: null, ...given };
      history.replaceState(null, '', address);
      document.body.innerHTML = `<div id="root">${printed}</div>`;
      const element = Object.assign(document.createElement('script'), {
        type: 'application/json',
        id: BOOT_ELEMENT_ID,
        textContent: JSON.stringify(boot),
      });
      document.body.append(element);
      pages += 1;
      await import(`../index.tsx?page=${pages}`);
    },
  };
}
