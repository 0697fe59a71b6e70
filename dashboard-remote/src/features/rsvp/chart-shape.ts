export interface ChartDay {
  readonly day: string;
  readonly confirmed: number;
  readonly declined: number;
}

/** The field that is drawn on; what is written stands around it. */
export const FIELD = { width: 640, height: 200 } as const;

const DAY_MS = 86_400_000;
const numberOf = (day: string): number => Date.parse(day) / DAY_MS;

export interface ChartShape {
  /** Filled below the line of those who come. */
  readonly area: string;
  readonly confirmed: string;
  readonly declined: string;
  /** Where each day stands. */
  readonly points: readonly { day: string; x: number; confirmedY: number; declinedY: number }[];
  readonly ticks: readonly { value: number; y: number }[];
}

/**
 * Lines that stand still between answers and step up where one came: a sloped line would tell of answers that nobody gave.
 * The first day begins at the left with nothing, today ends at the right.
 */
export function chartShape(days: readonly ChartDay[], today: string): ChartShape | undefined {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return undefined;
  const from = numberOf(first.day) - 1;
  const to = Math.max(numberOf(last.day), numberOf(today));
  const ticks = ticksTo(Math.max(...days.map(({ confirmed, declined }) => Math.max(confirmed, declined))));
  const top = ticks.at(-1) ?? 1;
  const xOf = (day: string) => round(((numberOf(day) - from) / (to - from)) * FIELD.width);
  const yOf = (value: number) => round(FIELD.height - (value / top) * FIELD.height);
  const points = days.map(({ day, confirmed, declined }) => ({
    day,
    x: xOf(day),
    confirmedY: yOf(confirmed),
    declinedY: yOf(declined),
  }));
  const line = (heights: readonly { x: number; y: number }[]) =>
    `M0,${FIELD.height}${heights.map(({ x, y }) => `H${x}V${y}`).join('')}H${FIELD.width}`;
  const confirmed = line(points.map(({ x, confirmedY: y }) => ({ x, y })));
  return {
    area: `${confirmed}V${FIELD.height}Z`,
    confirmed,
    declined: line(points.map(({ x, declinedY: y }) => ({ x, y }))),
    points,
    ticks: ticks.map((value) => ({ value, y: yOf(value) })),
  };
}

/** Nothing, and two to four round numbers up to at least the greatest. */
export function ticksTo(greatest: number): number[] {
  const rough = Math.max(1, greatest) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((times) => times * magnitude).find((size) => size >= rough) ?? rough);
  const whole = Math.ceil(step);
  return Array.from({ length: Math.ceil(Math.max(1, greatest) / whole) + 1 }, (_, index) => index * whole);
}

const round = (value: number): number => Math.round(value * 10) / 10;
