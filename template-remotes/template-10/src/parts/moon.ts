const NEW_MOON = Date.UTC(2000, 0, 6, 18, 14);
const MONTH = 29.530588853 * 86_400_000;

/** How far the moon has gone: 0 new, .25 first quarter, .5 full, .75 last quarter; right to about half a day. */
export const moonAge = (moment: Date): number => ((((moment.getTime() - NEW_MOON) / MONTH) % 1) + 1) % 1;

const PHASES = [
  'new',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
] as const;

/** The four named moments last a day to either side; between them the moon waxes or wanes. */
export function moonPhase(age: number): (typeof PHASES)[number] {
  const near = Math.round(age * 4);
  const isNamed = Math.abs(age * 4 - near) < 4 / 29.53;
  return PHASES[isNamed ? (near % 4) * 2 : Math.floor(age * 4) * 2 + 1] ?? 'new';
}

/** The lit part of a disc of radius 1, as it is seen south of the equator, where it waxes from the left. */
export function litMoon(age: number): string {
  const isWaxing = age < 0.5;
  const bulge = Math.cos(2 * Math.PI * age);
  const edge = `A${Math.abs(bulge).toFixed(3)},1 0 0 ${bulge > 0 === isWaxing ? 1 : 0} 0,-1`;
  return `M0,-1A1,1 0 0 ${isWaxing ? 0 : 1} 0,1${edge}Z`;
}
