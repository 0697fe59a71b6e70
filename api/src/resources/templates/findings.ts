import type { PublishFinding } from '@janur/contracts';

/** The driver gives a JSON column as text from one kind of server and parsed from the other; the server wrote it. */
export const readFindings = (stored: unknown): PublishFinding[] =>
  (typeof stored === 'string' ? JSON.parse(stored) : (stored ?? [])) as PublishFinding[];
