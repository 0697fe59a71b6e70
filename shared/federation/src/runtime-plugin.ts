import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './integrity.ts';
import { REMOTE_TIME_OUT } from './time-out.ts';

/**
 * Loads remote entries only with the hash that the registry holds for them: the runtime knows no integrity itself,
 * and its own time-out is 20 s.
 */
export function integrityPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'janur-integrity',
    createScript({ url }) {
      const integrity = integrityOf(url);
      if (!integrity) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return { script, timeout: REMOTE_TIME_OUT };
    },
  };
}
