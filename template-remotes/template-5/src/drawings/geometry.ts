/** Half ellipses and fans stand over the line y = 0; an angle of 0 is at the right, π at the left. */
type Point = [number, number];

export const tenth = (number: number): number => Math.round(number * 10) / 10;
export const to = ([x, y]: Point): string => `${tenth(x)},${tenth(y)}`;
export const onArc = (rx: number, ry: number, angle: number): Point => [Math.cos(angle) * rx, -Math.sin(angle) * ry];

/** The upper half of an ellipse; closed along its base where it is filled. */
export const dome = (rx: number, ry = rx): string => `M${tenth(-rx)},0A${tenth(rx)},${tenth(ry)} 0 0 1 ${tenth(rx)},0Z`;
export const arc = (rx: number, ry = rx): string => `M${tenth(-rx)},0A${tenth(rx)},${tenth(ry)} 0 0 1 ${tenth(rx)},0`;

export const circle = ([x, y]: Point, r: number): string =>
  `M${tenth(x - r)},${tenth(y)}a${tenth(r)},${tenth(r)} 0 1 0 ${tenth(2 * r)},0a${tenth(r)},${tenth(r)} 0 1 0 ${tenth(-2 * r)},0`;

export const diamond = (x: number, y: number, r: number): string => `M${x},${y - r}l${r},${r}-${r},${r}-${r}-${r}z`;

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A box whose corners go down in `steps` steps of `size`. */
export function stepped(x: number, y: number, width: number, height: number, steps: number, size: number): string {
  const stairs = (dx: string, dy: string, isAcross: boolean) =>
    (isAcross ? `h${dx}v${dy}` : `v${dy}h${dx}`).repeat(steps);
  const s = String(size);
  const m = String(-size);
  return `M${x},${y + steps * size}${stairs(s, m, true)}H${x + width - steps * size}${stairs(s, s, false)}V${y + height - steps * size}${stairs(m, s, true)}H${x + steps * size}${stairs(m, m, false)}Z`;
}

export const octagon = (x: number, y: number, width: number, height: number, cut: number): string =>
  `M${tenth(x + cut)},${y}H${tenth(x + width - cut)}L${x + width},${tenth(y + cut)}V${tenth(y + height - cut)}L${tenth(x + width - cut)},${y + height}H${tenth(x + cut)}L${x},${tenth(y + height - cut)}V${tenth(y + cut)}Z`;
