/** Where a picture's subject is, in per cent of its width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: FocalPoint = { x: 50, y: 50 };

const WORDS: Readonly<Record<string, number>> = { left: 0, top: 0, center: 50, right: 100, bottom: 100 };

/** The point that a picture's CSS puts it by (`object-position`); the centre when it says none or says it in other units. */
export function focalPointOf(css: string | null | undefined): FocalPoint {
  const value = declarationsOf(css).findLast(({ property }) => property === 'object-position')?.value;
  const [first, second, ...more] = value?.toLowerCase().split(/\s+/) ?? [];
  if (first === undefined || more.length > 0) return CENTRE;
  const isSwapped = /^(top|bottom)$/.test(first) || /^(left|right)$/.test(second ?? '');
  const [x, y] = [
    percentOf(isSwapped ? (second ?? 'center') : first),
    percentOf(isSwapped ? first : (second ?? 'center')),
  ];
  return x === undefined || y === undefined ? CENTRE : { x, y };
}

function percentOf(text: string): number | undefined {
  const word = WORDS[text];
  if (word !== undefined) return word;
  const number = /^(\d+(?:\.\d+)?)%$/.exec(text)?.[1];
  return number === undefined ? undefined : Math.min(100, Number(number));
}

/** The CSS with that point in it; what else the couple wrote stays. The centre is what every template has anyway. */
export function withFocalPoint(css: string | null | undefined, { x, y }: FocalPoint): string | null {
  const others = declarationsOf(css).filter(({ property }) => property !== 'object-position');
  const isCentre = x === CENTRE.x && y === CENTRE.y;
  const own = isCentre ? [] : [`object-position: ${x}% ${y}%`];
  return [...others.map(({ text }) => text), ...own].join('; ') || null;
}

function declarationsOf(css: string | null | undefined) {
  return (css ?? '').split(';').flatMap((part) => {
    const text = part.trim();
    const colon = text.indexOf(':');
    if (colon < 1) return text === '' ? [] : [{ property: '', value: '', text }];
    return [{ property: text.slice(0, colon).trim().toLowerCase(), value: text.slice(colon + 1).trim(), text }];
  });
}

/** A point of the picture, in whole per cent. */
export function pointAt(x: number, y: number): FocalPoint {
  const whole = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
  return { x: whole(x), y: whole(y) };
}

/** What a frame of that shape shows of a picture (`object-fit: cover`), in per cent of the picture. */
export function cropOf({ ratio, pictureRatio, at }: { ratio: number; pictureRatio: number; at: FocalPoint }) {
  const width = Math.min(1, ratio / pictureRatio) * 100;
  const height = Math.min(1, pictureRatio / ratio) * 100;
  return { left: ((100 - width) * at.x) / 100, top: ((100 - height) * at.y) / 100, width, height };
}

/** The point as a style of the picture. */
export function placementOf(css: string | null | undefined): { objectPosition: string } {
  const { x, y } = focalPointOf(css);
  return { objectPosition: `${x}% ${y}%` };
}
