/** What is wrong with a family and what to do, in one sentence. */
export interface Finding {
  /** Advice is told; only what is wrong ends a check with a failure. */
  readonly level: 'wrong' | 'advice';
  readonly where: string;
  readonly message: string;
}

export const wrong = (where: string, message: string): Finding => ({ level: 'wrong', where, message });
export const advice = (where: string, message: string): Finding => ({ level: 'advice', where, message });

/** An expected end of a command: one sentence for a person, no stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export function tell(findings: readonly Finding[]): void {
  for (const { level, where, message } of findings)
    console.log(`  ${level === 'wrong' ? '✗' : '·'} ${where}: ${message}`);
}
