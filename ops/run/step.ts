import { type FieldProblem, inEnglish } from '@janur/contracts';
/** Says what is being done and how long it took. */
export async function step<T>(what: string, work: () => Promise<T> | T): Promise<T> {
  const started = performance.now();
  process.stdout.write(`${what} … `);
  try {
    const result = await work();
    console.log(`done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log('failed');
    throw error;
  }
}

/** A command's end: one sentence for what is expected, everything for what is not. */
export function fail(error: unknown): never {
  const isPlain = error instanceof Error && (error.name !== 'Error' || process.env['DEBUG'] === undefined);
  console.error(isPlain ? [`\n${error.message}`, ...fieldsOf(error)].join('\n') : error);
  process.exit(1);
}

/** Which values were refused, where the error knows them. */
function fieldsOf(error: Error & { fields?: readonly FieldProblem[] }): string[] {
  return (error.fields ?? []).map((field) => `  ${field.path}: ${inEnglish(field)}`);
}
