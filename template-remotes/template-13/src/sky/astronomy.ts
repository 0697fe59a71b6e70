/**
 * Where sun and moon stand, by the series of Jean Meeus' "Astronomical Algorithms" (chapters 12, 13, 25 and 47), cut off
 * where an invitation cannot show more: the sun within 0.01°, the moon within 0.05°, so that risings hold to the minute.
 * Angles are degrees, moments are milliseconds as `Date` has them.
 */

/** On Earth: north and east are positive. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Along the ecliptic, and how far away in kilometres. */
export interface Ecliptic {
  longitude: number;
  latitude: number;
  distance: number;
}

/** On the celestial sphere; `ra` in degrees as well. */
export interface Equatorial {
  ra: number;
  dec: number;
}

export interface Body {
  at: (moment: number) => Ecliptic;
  /** Half of what it measures, seen from here. */
  radius: number;
}

const DAY = 86_400_000;
const J2000 = Date.UTC(2000, 0, 1, 12);
const EARTH = 6378.14; // km
const AU = 149_597_870.7; // km
const REFRACTION = 34 / 60; // of what stands on the horizon

const degrees = (radians: number) => (radians * 180) / Math.PI;
const sin = (angle: number) => Math.sin((angle * Math.PI) / 180);
const cos = (angle: number) => Math.cos((angle * Math.PI) / 180);

/** 0 to 360. */
export const turn = (angle: number): number => ((angle % 360) + 360) % 360;

const days = (moment: number) => (moment - J2000) / DAY;

/** Mean obliquity of the ecliptic. */
const obliquity = (moment: number) => 23.439291 - 0.00000035626 * days(moment);

export const sun: Body = {
  radius: 0.2666,
  at(moment) {
    const d = days(moment);
    const anomaly = 357.52911 + 0.98560028 * d;
    const centre = 1.914602 * sin(anomaly) + 0.019993 * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly);
    const node = 125.04 - 0.0529538 * d;
    const longitude = turn(280.46646 + 0.98564736 * d + centre - 0.00569 - 0.00478 * sin(node));
    return { longitude, latitude: 0, distance: AU * (1.00014 - 0.01671 * cos(anomaly) - 0.00014 * cos(2 * anomaly)) };
  },
};

/** What multiplies D, M, M′ and F, then the sine of it in millionths of a degree. */
const LONGITUDE = [
  [0, 0, 1, 0, 6288774],
  [2, 0, -1, 0, 1274027],
  [2, 0, 0, 0, 658314],
  [0, 0, 2, 0, 213618],
  [0, 1, 0, 0, -185116],
  [0, 0, 0, 2, -114332],
  [2, 0, -2, 0, 58793],
  [2, -1, -1, 0, 57066],
  [2, 0, 1, 0, 53322],
  [2, -1, 0, 0, 45758],
  [0, 1, -1, 0, -40923],
  [1, 0, 0, 0, -34720],
  [0, 1, 1, 0, -30383],
  [2, 0, 0, -2, 15327],
  [0, 0, 1, 2, -12528],
  [0, 0, 1, -2, 10980],
  [4, 0, -1, 0, 10675],
  [0, 0, 3, 0, 10034],
  [4, 0, -2, 0, 8548],
  [2, 1, -1, 0, -7888],
  [2, 1, 0, 0, -6766],
  [1, 0, -1, 0, -5163],
] as const;

const LATITUDE = [
  [0, 0, 0, 1, 5128122],
  [0, 0, 1, 1, 280602],
  [0, 0, 1, -1, 277693],
  [2, 0, 0, -1, 173237],
  [2, 0, -1, 1, 55413],
  [2, 0, -1, -1, 46271],
  [2, 0, 0, 1, 32573],
  [0, 0, 2, 1, 17198],
  [2, 0, 1, -1, 9266],
  [0, 0, 2, -1, 8822],
] as const;

/** As above, the cosine in metres. */
const DISTANCE = [
  [0, 0, 1, 0, -20905355],
  [2, 0, -1, 0, -3699111],
  [2, 0, 0, 0, -2955968],
  [0, 0, 2, 0, -569925],
] as const;

type Term = readonly [number, number, number, number, number];

export const moon: Body = {
  radius: 0.2591,
  at(moment) {
    const d = days(moment);
    const elongation = 297.8501921 + 12.19074911 * d;
    const ofSun = 357.5291092 + 0.98560028 * d;
    const ofMoon = 134.9633964 + 13.06499295 * d;
    const fromNode = 93.272095 + 13.2293502 * d;
    const sum = (terms: readonly Term[], wave: (angle: number) => number) =>
      terms.reduce(
        (total, [a, b, c, e, size]) => total + size * wave(a * elongation + b * ofSun + c * ofMoon + e * fromNode),
        0,
      );
    return {
      longitude: turn(218.3164477 + 13.17639648 * d + sum(LONGITUDE, sin) / 1e6),
      latitude: sum(LATITUDE, sin) / 1e6,
      distance: 385000.56 + sum(DISTANCE, cos) / 1000,
    };
  },
};

export function equatorial({ longitude, latitude }: Omit<Ecliptic, 'distance'>, moment: number): Equatorial {
  const tilt = obliquity(moment);
  const y = sin(longitude) * cos(tilt) - (sin(latitude) / cos(latitude)) * sin(tilt);
  return {
    ra: turn(degrees(Math.atan2(y, cos(longitude)))),
    dec: degrees(Math.asin(sin(latitude) * cos(tilt) + cos(latitude) * sin(tilt) * sin(longitude))),
  };
}

/** The right ascension that stands on the meridian, in degrees. */
export const siderealTime = (moment: number, longitude: number): number =>
  turn(280.46061837 + 360.98564736629 * days(moment) + longitude);

/** Above the horizon, and from north over east. */
export function horizontal({ ra, dec }: Equatorial, { latitude, longitude }: Place, moment: number) {
  const hour = siderealTime(moment, longitude) - ra;
  const altitude = degrees(Math.asin(sin(latitude) * sin(dec) + cos(latitude) * cos(dec) * cos(hour)));
  const azimuth = turn(
    180 + degrees(Math.atan2(sin(hour), cos(hour) * sin(latitude) - (sin(dec) / cos(dec)) * cos(latitude))),
  );
  return { altitude, azimuth };
}

/** How far the upper edge stands above the horizon that one sees: the air lifts it, the Earth's own width lowers it. */
function edge(body: Body, place: Place, moment: number): number {
  const seen = body.at(moment);
  const { altitude } = horizontal(equatorial(seen, moment), place, moment);
  const parallax = degrees(Math.asin(EARTH / seen.distance)) * cos(altitude);
  return altitude - parallax + REFRACTION + body.radius;
}

const MINUTE = 60_000;
const STEP = 10 * MINUTE;
const PRECISE = 5000;

/** The minute in which a body rises or sets first between two moments, and where; null where it does not. */
export function crossing(
  body: Body,
  way: 'rise' | 'set',
  { place, from, to }: { place: Place; from: number; to: number },
): { at: number; azimuth: number } | null {
  const height = (moment: number) => edge(body, place, moment) * (way === 'rise' ? 1 : -1);
  for (let low = from; low < to; low += STEP) {
    if (height(low) >= 0 || height(low + STEP) < 0) continue;
    let [below, above] = [low, low + STEP];
    while (above - below > PRECISE) {
      const middle = (below + above) / 2;
      if (height(middle) < 0) below = middle;
      else above = middle;
    }
    return {
      at: Math.round(above / MINUTE) * MINUTE,
      azimuth: horizontal(equatorial(body.at(above), above), place, above).azimuth,
    };
  }
  return null;
}

/** How far the moon has gone from new (0) over full (180) to new. */
export const moonAge = (moment: number): number => turn(moon.at(moment).longitude - sun.at(moment).longitude);
