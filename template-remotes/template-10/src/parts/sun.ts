import type { Coordinates } from './coordinates.ts';

/** What the sun does nearest to a moment: it rises before its noon, and sets after it. */
export interface SunTime {
  kind: 'sunrise' | 'sunset';
  at: Date;
}

const DAY = 86_400_000;
const J2000 = Date.UTC(2000, 0, 1, 12);
const TILT = 23.4397;
/** The sun's edge on the horizon, lifted by the air. */
const HORIZON = -0.833;

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/**
 * The sunrise equation, right to about two minutes (open horizon at sea level). Null where the sun does not rise or set
 * on that day.
 */
export function sunTime(moment: Date, { latitude, longitude }: Coordinates): SunTime | null {
  const day = Math.round((moment.getTime() - J2000) / DAY + longitude / 360) - longitude / 360;
  const anomaly = 357.5291 + 0.98560028 * day;
  const centre = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly);
  const ecliptic = anomaly + centre + 180 + 102.9372;
  const noon = day + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * ecliptic);
  const declination = sin(ecliptic) * sin(TILT);
  const arc = (sin(HORIZON) - sin(latitude) * declination) / (cos(latitude) * Math.sqrt(1 - declination ** 2));
  if (!(Math.abs(arc) <= 1)) return null;
  const half = Math.acos(arc) / (2 * Math.PI);
  const isMorning = moment.getTime() < J2000 + noon * DAY;
  return {
    kind: isMorning ? 'sunrise' : 'sunset',
    at: new Date(J2000 + (isMorning ? noon - half : noon + half) * DAY),
  };
}
