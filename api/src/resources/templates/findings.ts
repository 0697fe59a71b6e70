import type { PublishFinding } from '@janur/contracts';

/**
 * Of versions that were published before findings had codes nothing is told: their words were in one language.
 * The driver gives a JSON column as text from one kind of server and parsed from the other; the server wrote it.
 */
export const readFindings = (stored: unknown): PublishFinding[] =>
  ((typeof stored === 'string' ? JSON.parse(stored) : (stored ?? [])) as Partial<PublishFinding>[]).filter(
    (finding): finding is PublishFinding => finding.code !== undefined,
  );
