import { routes } from '@janur/data';
import type { Device } from './evening.ts';
import { aPair, link, quiet } from './hall.ts';

/** Between a device's question for its list and the answer. */
export const during = (device: Device, what: () => Promise<void>) => {
  device.link.meanwhile = async (path) => {
    if (path !== routes.getGuestPack.path) return;
    device.link.meanwhile = undefined;
    await what();
  };
};

/**
 * Two devices that hear of each other and have the server: what dina does another brings, and her list holds it, before she has
 * the server's answer.
 */
export async function aPairThatBrings() {
  const pair = await aPair();
  link(pair.dina, pair.wawan);
  await quiet();
  for (const device of [pair.first, pair.second]) device.link.state = 'up';
  const { dina, wawan, first } = pair;
  return {
    ...pair,
    /** Dina does it while she reads her list, and wawan brings it to the server. */
    brings: async (what: () => Promise<unknown>) => {
      during(first, async () => {
        await what();
        await quiet();
        await wawan.sync();
      });
      await dina.sync();
    },
    /** The answers, and the list after them. */
    hears: async () => {
      first.link.state = 'up';
      await dina.sync();
      await dina.sync();
    },
  };
}
