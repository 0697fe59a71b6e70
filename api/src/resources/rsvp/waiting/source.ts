import { createHmac } from 'node:crypto';
import { networkOf } from '../../../budgets/network.ts';
import type { Config } from '../../../config/index.ts';

/**
 * The name under which hosts see a network that strangers write from: the same for all that it writes to them, another for
 * every other client, and nobody's way back to the address. It changes with the signing key.
 */
export function sourceOf({ keys: [key] }: Pick<Config, 'keys'>, clientId: number, address: string): string {
  const said = `source ${clientId} ${networkOf(address)}`;
  return createHmac('sha256', key.secret).update(said).digest('hex').slice(0, 8).toUpperCase();
}
