/** What is asked of the desks at the busiest time: so many of the parties wait no longer than so many seconds. */
export interface Promise95 {
  readonly seconds: number;
  readonly share: number;
}
export const PROMISE: Promise95 = { seconds: 180, share: 0.95 };

/** Rates in parties a second, service in seconds a party. */
export interface Desks {
  readonly rate: number;
  readonly service: number;
  readonly gates: number;
}

/** Erlang C: how likely a party finds all gates busy, where parties come at random and service is exponential; 1 at overload. */
export function chanceToWait({ rate, service, gates }: Desks): number {
  const load = rate * service;
  if (load >= gates) return 1;
  let blocked = 1;
  for (let gate = 1; gate <= gates; gate += 1) blocked = (load * blocked) / (gate + load * blocked);
  return blocked / (1 - (load / gates) * (1 - blocked));
}

/** How likely a party waits longer than `seconds` (M/M/c, one line before all gates). */
export function chanceToWaitLonger(desks: Desks, seconds: number): number {
  const spare = desks.gates / desks.service - desks.rate;
  return spare <= 0 ? 1 : chanceToWait(desks) * Math.exp(-spare * seconds);
}

/** The fewest gates that keep the promise while parties come at that rate. */
export function gatesNeeded({ rate, service }: Omit<Desks, 'gates'>, { seconds, share }: Promise95 = PROMISE): number {
  let gates = Math.max(1, Math.ceil(rate * service));
  while (chanceToWaitLonger({ rate, service, gates }, seconds) > 1 - share) gates += 1;
  return gates;
}

export interface Crest {
  /** Parties in line when it is longest, at which minute, and how many seconds whoever comes then waits. */
  readonly parties: number;
  readonly minute: number;
  readonly wait: number;
}

/** The line as water: what comes each minute less what the gates take. It says what happens where there are too few of them. */
export function crestOf(perMinute: readonly number[], { service, gates }: Omit<Desks, 'rate'>): Crest {
  const taken = (60 * gates) / service;
  let [line, crest] = [0, { parties: 0, minute: 0, wait: 0 }];
  perMinute.forEach((come, minute) => {
    line = Math.max(0, line + come - taken);
    if (line > crest.parties) crest = { parties: line, minute: minute + 1, wait: (60 * line) / taken };
  });
  return crest;
}

/** The most of all arrivals (minutes) that fall into one quarter of an hour, as a share of them. */
export function busiestQuarter(arrivals: readonly number[]): number {
  const sorted = arrivals.toSorted((one, other) => one - other);
  let [most, from] = [0, 0];
  sorted.forEach((minute, index) => {
    while ((sorted[from] ?? minute) <= minute - QUARTER) from += 1;
    most = Math.max(most, index - from + 1);
  });
  return sorted.length === 0 ? 0 : most / sorted.length;
}
const QUARTER = 15;

export interface Need {
  readonly parties: number;
  readonly gates: number;
  /** What would stand in line with one gate fewer; null where one gate is enough. */
  readonly oneFewer: Crest | null;
}

/** The table on paper: `arrivals` (minutes) and `service` (seconds) are the rehearsal's, `sizes` the numbers of parties asked about. */
export function needsFor(
  sizes: readonly number[],
  { arrivals, service }: { arrivals: readonly number[]; service: number },
): Need[] {
  const share = busiestQuarter(arrivals);
  return sizes.map((parties) => {
    const gates = gatesNeeded({ rate: (parties * share) / (QUARTER * 60), service });
    const perMinute = minutesOf(arrivals).map((come) => (come * parties) / arrivals.length);
    return { parties, gates, oneFewer: gates === 1 ? null : crestOf(perMinute, { service, gates: gates - 1 }) };
  });
}

function minutesOf(arrivals: readonly number[]): number[] {
  const perMinute = Array.from({ length: Math.ceil(Math.max(0, ...arrivals)) + 1 }, () => 0);
  for (const minute of arrivals) perMinute[Math.floor(minute)] = (perMinute[Math.floor(minute)] ?? 0) + 1;
  return perMinute;
}
