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

/** North, south, east and west as charts of a language write them; elsewhere as all charts do. */
const LETTERS: Readonly<Partial<Record<string, readonly [string, string, string, string]>>> = {
  id: ['LU', 'LS', 'BT', 'BB'],
  ms: ['U', 'S', 'T', 'B'],
  de: ['N', 'S', 'O', 'W'],
  es: ['N', 'S', 'E', 'O'],
  pt: ['N', 'S', 'L', 'O'],
};

/** '8°52′ LS · 116°10′ BT' */
export function coordinatesText({ latitude, longitude }: Coordinates, locale: string): string {
  const [north, south, east, west] = LETTERS[locale] ?? ['N', 'S', 'E', 'W'];
  return `${angle(latitude)} ${latitude < 0 ? south : north} · ${angle(longitude)} ${longitude < 0 ? west : east}`;
}

function angle(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
