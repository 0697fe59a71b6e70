/** A place on the globe in degrees, north and east positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const NUMBER = String.raw`(-?\d{1,3}\.\d+)`;
/** Where maps write them: at the pin, in the query, or as the middle of the map. */
const PLACES = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(String.raw`[?&](?:q|query|ll|daddr|destination|center)=(?:loc:)?${NUMBER},\s*${NUMBER}`),
  new RegExp(`[@/]${NUMBER},${NUMBER}`),
];

/** The coordinates that a maps link carries; null where it has none, as short links do. */
export function coordinatesOf(mapsUrl: string | null): Coordinates | null {
  const link = decoded(mapsUrl ?? '');
  for (const place of PLACES) {
    const found = place.exec(link);
    if (!found) continue;
    const [latitude, longitude] = [Number(found[1]), Number(found[2])];
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  }
  return null;
}

/** A link with a stray percent sign is read as it stands. */
function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** '8°52′ S · 116°10′ E' */
export function coordinatesText({ latitude, longitude }: Coordinates): string {
  return `${angle(latitude)} ${latitude < 0 ? 'S' : 'N'} · ${angle(longitude)} ${longitude < 0 ? 'W' : 'E'}`;
}

function angle(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
