import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * One JSON line an event. What is logged is chosen where it is logged, and holds no code, number or token; this is the net
 * below it, for what an error of a library may carry in its text.
 */
export function createLogger({
  level,
  destination = pino.destination(2),
}: {
  level: string;
  destination?: DestinationStream;
}): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), censor: MASK },
      hooks: { streamWrite: masked },
    },
    destination,
  );
}

const MASK = '[masked]';
const SECRET_KEYS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'guest_code',
  'phone_number',
  'phoneNumber',
  'sql',
  'parameters',
];
const SECRETS: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, MASK],
  [/\b(Bearer|token=)\s*[^\s"\\;,]+/gi, `$1 ${MASK}`],
  [/\+\d{7,15}\b/g, MASK],
  [/\b0\d{9,12}\b/g, MASK],
  [/\b((?:guest[-_])?code|to|phone(?:_?number)?)=[^&\s"\\]+/gi, `$1=${MASK}`],
  [/(\/guest-detail\/)[^/\s"\\]+/g, `$1${MASK}`],
  [/(\/update-guest\/)[^/\s"\\]+/g, `$1${MASK}`],
  [/(\/delete-guest\/)[^/\s"\\]+/g, `$1${MASK}`],
];

/** A line without what looks like a token, a phone number or a guest's code in an address. */
export const masked = (line: string): string =>
  SECRETS.reduce((text, [secret, mask]) => text.replace(secret, mask), line);
