/** Songket as it is woven: a bitmap, of which each run is one float of gold weft, .8 of a row high. */
export const UNIT = 3;

const round = (value) => +value.toFixed(2);
const mod = (value, size) => ((value % size) + size) % size;

/** The path of a bitmap `isGold(column, row)`. */
export function weave({ columns, rows, unit = UNIT, x = 0, y = 0 }, isGold) {
  let path = '';
  for (let row = 0; row < rows; row++) {
    let start = -1;
    for (let column = 0; column <= columns; column++) {
      const isOn = column < columns && isGold(column, row);
      if (isOn && start < 0) start = column;
      if (isOn || start < 0) continue;
      const width = (column - start) * unit;
      path += `M${round(x + start * unit)},${round(y + row * unit)}h${width}v${round(unit * 0.8)}h${-width}z`;
      start = -1;
    }
  }
  return path;
}

/** An eight-pointed flower, bungo. */
function isFlower(x, y) {
  const [across, down] = [Math.abs(x), Math.abs(y)];
  const isPetal = (a, b) => a >= 1 && a <= 3 && b >= a + 1 && b <= a + 4;
  return isPetal(across, down) || isPetal(down, across) || (x === 0 && y === 0);
}

export const FIELD = 28;
/** The cloth's field: flowers in a lattice of wajik (lozenges); it repeats every 28 floats. */
export function isField(column, row) {
  const half = FIELD / 2;
  const x = mod(column + half, FIELD) - half;
  const y = mod(row + half, FIELD) - half;
  if (isFlower(x, y)) return true;
  const [across, down] = [Math.abs(x), Math.abs(y)];
  const reach = across + down;
  if (reach === half || ((reach === half - 2 || reach === half + 2) && across % 2 === 0)) return true;
  const left = half - across;
  const corner = left + half - down;
  return corner <= 1 || corner === 4 || (corner === 7 && left % 2 === 1);
}

/** Pucuk rebung, a bamboo shoot: a triangle of half-width `half` and so high; `row` counts from its base. */
export function isShoot(x, row, { half, height }) {
  const across = Math.abs(x);
  const width = Math.round(half * (1 - row / height));
  if (across > width) return false;
  const depth = width - across;
  const isLarge = half > 8;
  if (depth < 1) return true;
  if (depth < 2) return false;
  if (depth < (isLarge ? 4 : 3)) return true;
  if (depth < (isLarge ? 5 : 4)) return false;
  return across === 0 || mod(row + across, 4) < 2;
}

export const SHOOT = { half: 12, height: 17 };
/** The columns after which a row of shoots repeats. */
export const TUMPAL = 2 * SHOOT.half + 2;
/** A row of shoots with a wajik hanging in every gap. */
export function isTumpal(column, row) {
  const { half, height } = SHOOT;
  if (isShoot(mod(column, TUMPAL) - half, height - 1 - row, SHOOT)) return true;
  const reach = Math.abs(mod(column + half + 1, TUMPAL) - half) + Math.abs(row - 4);
  return reach === 4 || reach <= 1;
}

export const SELVEDGE = 22;
/** The band inside of the selvedge: a chain of wajik, ten floats wide. */
export function isChain(column, row) {
  const down = Math.abs(mod(row - 2, SELVEDGE) - 11);
  const across = Math.abs(column - 4.5);
  const reach = across + down;
  if (reach <= 1.5 || (reach >= 3 && reach <= 3.5) || (reach >= 6 && reach <= 6.5)) return true;
  return (down === 11 && across < 4) || (reach > 8 && down > 8 && across > 2 && down < 11);
}

/** Shoots that grow out of the selvedge, sideways. */
export const isSideShoot = (column, row) => isShoot(mod(row - 2, SELVEDGE) - 11, column, { half: 9, height: 13 });

/** Waves between two lines; they repeat every six floats. */
export function isWave(column, row) {
  if (row === 0 || row === 5) return true;
  return [3, 4].includes((Math.abs(mod(column, 6) - 3) + row) % 6);
}

/** Small wajik with a dot, every six floats. */
export function isSeed(column, row) {
  const reach = Math.abs(mod(column, 6) - 3) + Math.abs(mod(row, 6) - 3);
  return reach === 3 || reach === 0;
}
