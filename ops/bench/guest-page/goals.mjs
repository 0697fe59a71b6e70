// What a guest's page may cost. Each line reads a figure of the medians: `page` is the page's, `floor` the one of the hand-written
// page in the same run. Times in ms, sizes in bytes.
const KIB = 1024;
const time = (ms) => (ms === undefined ? '-' : `${Math.round(ms)} ms`);
const size = (bytes) => (bytes === undefined ? '-' : `${(bytes / KIB).toFixed(0)} KiB`);
const plain = (value) => (value === undefined ? '-' : String(value));
const share = (value) => (value === undefined ? '-' : value.toFixed(3));

const toFloor = (floor) => floor && floor.lcp * 1.5;

const GOALS = [
  { name: 'LCP, simulated', mode: 'lh', of: ({ lcp }) => lcp, most: () => 1800, show: time },
  { name: 'LCP, simulated, to the floor', mode: 'lh', of: ({ lcp }) => lcp, most: toFloor, show: time },
  { name: 'Lighthouse performance', mode: 'lh', of: ({ score }) => score, least: () => 95, show: plain },
  { name: 'Lighthouse accessibility', mode: 'lh', of: ({ a11y }) => a11y, least: () => 100, show: plain },
  { name: 'Lighthouse best practices', mode: 'lh', of: ({ bp }) => bp, least: () => 100, show: plain },
  { name: 'LCP, applied', mode: 'cdp', of: ({ lcp }) => lcp, most: () => 1300, show: time },
  { name: 'LCP, applied, to the floor', mode: 'cdp', of: ({ lcp }) => lcp, most: toFloor, show: time },
  { name: 'FCP', mode: 'cdp', of: ({ fcp }) => fcp, most: (floor) => floor && floor.fcp * 1.25, show: time },
  { name: 'first control answers', mode: 'cdp', of: ({ ready }) => ready, most: () => 1000, show: time },
  { name: 'tap to next paint', mode: 'cdp', of: ({ tap }) => tap, most: () => 100, show: time },
  { name: 'invitation usable', mode: 'cdp', of: ({ usable }) => usable, most: () => 2000, show: time },
  { name: 'JavaScript', mode: 'cdp', of: ({ js }) => js, most: () => 125 * KIB, show: size },
  { name: 'transferred before the tap', mode: 'cdp', of: ({ bytes }) => bytes, most: () => 350 * KIB, show: size },
  { name: 'requests', mode: 'cdp', of: ({ requests }) => requests, most: () => 20, show: plain },
  { name: 'chain depth after the HTML', mode: 'cdp', of: ({ depth }) => depth, most: () => 2, show: plain },
  {
    name: 'whole page scrolled',
    mode: 'cdp',
    of: ({ bytesScrolled }) => bytesScrolled,
    most: () => 1200 * KIB,
    show: size,
  },
  { name: 'CLS', mode: 'cdp', of: ({ cls }) => cls, most: () => 0.02, show: share },
  { name: 'TBT', mode: 'cdp', of: ({ tbt }) => tbt, most: () => 100, show: time },
  { name: 'second visit: LCP', mode: 'again', of: ({ lcp }) => lcp, most: () => 1000, show: time },
  { name: 'second visit: transferred', mode: 'again', of: ({ bytes }) => bytes, most: () => 30 * KIB, show: size },
];

/** One table of the page's figures beside their goals, and whether all that was measured holds. */
export function judge(results, { pageName, floorName, modes }) {
  const page = results[pageName];
  const floor = results[floorName];
  const rows = GOALS.filter(({ mode }) => modes.includes(mode)).flatMap(({ name, mode, of, most, least, show }) => {
    const bound = (most ?? least)(floor?.[`${mode}Median`]);
    if (bound === undefined) return [];
    const value = of(page[`${mode}Median`]);
    const holds = value !== undefined && (most ? value <= bound : value >= bound);
    return [
      {
        holds,
        text: `| ${name} | ${show(value)} | ${most ? '≤' : '≥'} ${show(bound)} | ${holds ? 'yes' : '**no**'} |`,
      },
    ];
  });
  return {
    holds: rows.every(({ holds }) => holds),
    table: [
      `| ${pageName} | measured | goal | holds |`,
      '| --- | ---: | ---: | :---: |',
      ...rows.map(({ text }) => text),
    ].join('\n'),
  };
}

const ratio = (of, most) => ({
  show: (page, floor) => (floor ? `${time(page[of])} (${(page[of] / floor[of]).toFixed(2)})` : time(page[of])),
  holds: (page, floor) => floor !== undefined && page[of] <= floor[of] * most,
});
const below = (of, most, show) => ({ show: (page) => show(page[of]), holds: (page) => page[of] <= most });

/** What every template id is held to before the tap. */
const EACH = {
  'first paint ≤ 1.3 × floor': ratio('fcp', 1.3),
  'LCP ≤ 1.5 × floor': ratio('lcp', 1.5),
  'CLS ≤ 0.02': below('cls', 0.02, share),
  'requests ≤ 20': below('requests', 20, plain),
  'KiB ≤ 350': below('bytes', 350 * KIB, size),
  'JS ≤ 125': below('js', 125 * KIB, size),
};

/** One table of all pages beside the floor, and what is over its budget, a line each. */
export function judgeEach(results, { floorName, mode }) {
  const floor = results[floorName]?.[`${mode}Median`];
  const names = Object.keys(EACH);
  const missed = [];
  const rows = Object.entries(results).map(([name, { [`${mode}Median`]: page }]) => {
    const isFloor = name === floorName;
    const cells = Object.entries(EACH).map(([goal, { show, holds }]) => {
      const shown = show(page, isFloor ? undefined : floor);
      if (isFloor || holds(page, floor)) return shown;
      missed.push(`${name}: ${goal} - ${shown}`);
      return `**${shown}**`;
    });
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  return {
    missed,
    table: [`| page | ${names.join(' | ')} |`, `| --- |${names.map(() => ' ---: |').join('')}`, ...rows].join('\n'),
  };
}
