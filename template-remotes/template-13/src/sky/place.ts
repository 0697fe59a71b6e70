import type { Place } from './astronomy.ts';

const NUMBER = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
const PAIR = `${NUMBER},${NUMBER}`;

/** How map links write a place, the most exact first: a pin, a search, the middle of what is shown. */
const WRITTEN = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|daddr|destination|center)=(?:loc:)?${PAIR}(?:[&#,]|$)`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`/maps/(?:search|place|dir)/+${PAIR}(?:[/?]|$)`),
  new RegExp(`^geo:${PAIR}`),
  new RegExp(`/@${PAIR},`),
  new RegExp(`#map=\\d+/${NUMBER}/${NUMBER}`),
];

/** The place that a map link holds; null where it holds only words, or is a short link. */
export function placeOf(mapsUrl: string | null): Place | null {
  const url = mapsUrl?.replaceAll(/%2C/gi, ',').replaceAll(/,(?:\+|%20| )(?=[-+\d])/g, ',') ?? '';
  for (const pattern of WRITTEN) {
    const [, north, east] = pattern.exec(url) ?? [];
    const [latitude, longitude] = [Number(north), Number(east)];
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  }
  return null;
}
