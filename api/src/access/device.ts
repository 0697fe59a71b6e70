/** Browsers and systems by what their user agents have and others do not; the first that fits. */
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Version\/.*Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** `Chrome, Android`: what a person knows a device by, and nothing of what else it said; null when it said neither. */
export function deviceOf(userAgent: string | undefined): string | null {
  const agent = userAgent?.slice(0, 500) ?? '';
  const named = [BROWSERS, SYSTEMS].map((names) => names.find(([, sign]) => sign.test(agent))?.[0]);
  return named.filter((name) => name !== undefined).join(', ') || null;
}
