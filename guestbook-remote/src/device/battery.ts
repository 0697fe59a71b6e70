export interface Battery {
  /** In percent. */
  readonly battery: number | null;
  readonly is_charging: boolean | null;
}

/** Not in TypeScript's DOM library: Chromium has it, Safari and Firefox have not. */
interface Chromium {
  getBattery(): Promise<{ readonly level: number; readonly charging: boolean }>;
}

/** How full this device is, where its browser tells. */
export async function readBattery(): Promise<Battery> {
  if (!('getBattery' in navigator)) return { battery: null, is_charging: null };
  const found = await (navigator as Navigator & Chromium).getBattery().catch(() => undefined);
  return { battery: found ? Math.round(found.level * 100) : null, is_charging: found?.charging ?? null };
}
