import { type Slip, told } from '../e2e/eyes/slip.ts';
import { type Finding, wrong } from './finding.ts';

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { title: string; ok: boolean; tests: readonly { results: readonly Result[] }[] }[];
}
interface Result {
  readonly error?: { message?: string };
  readonly steps?: readonly { title: string; error?: { message?: string } }[];
  readonly attachments?: readonly { name: string; body?: string }[];
}

/** What a report of the browser tests says was not as it must be. */
export function failuresOf({ suites = [], title = '' }: Partial<Suite>): Finding[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .flatMap((spec) => {
        const result = spec.tests.at(-1)?.results.at(-1);
        const slips = slipsOf(result);
        if (slips.length > 0) return slips.map((slip) => wrong(`${slip.look}, ${slip.section}`, told(slip)));
        const step = result?.steps?.find(({ error }) => error);
        const said = plain(step?.error?.message ?? result?.error?.message ?? '');
        const where = [suite.title.endsWith('.ts') ? title : suite.title, step?.title].filter(Boolean).join(', ');
        return wrong(where || 'conformance', `“${spec.title}” must hold: ${said}`);
      }),
    ...failuresOf(suite),
  ]);
}

/** What the eyes saw (`conformance/eyes.spec.ts`) is told one by one. */
function slipsOf(result: Result | undefined): readonly Slip[] {
  const body = result?.attachments?.find(({ name }) => name === 'slips')?.body;
  return body ? JSON.parse(Buffer.from(body, 'base64').toString()) : [];
}

/** The words of an assertion in one line, without colours. */
const plain = (message: string) =>
  message
    // oxlint-disable-next-line no-control-regex -- the terminal's colours are control characters
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^(?:Call log|at |- (?:Expect|waiting)|\d+ \|)/.test(line))
    .slice(0, 8)
    .join(' ')
    .slice(0, 500);
