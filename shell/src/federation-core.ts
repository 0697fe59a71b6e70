import { integrityPlugin } from '@janur/federation/runtime-plugin';
import * as core from '@module-federation/runtime-core';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core | undefined;
  var _FEDERATION_RUNTIME_CORE_FROM: { name: string; version: string } | undefined;
}

// Remotes are built without the federation runtime and take the shell's: this is where they look for it.
// `provideExternalRuntime` would do the same for 22 KB more (docs/decisions/002-federation.md).
globalThis._FEDERATION_RUNTIME_CORE = core;
globalThis._FEDERATION_RUNTIME_CORE_FROM = { name: 'shell', version: '2.9.2' };

export default integrityPlugin;
