import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FAMILIES = join(import.meta.dirname, '../../../template-remotes');
const WANTED = process.env['JANUR_TEMPLATES']?.split(',');

/** What this checkout has, whether it is deployed or not. */
export function templateIds(): { family: string; id: string }[] {
  return (
    readdirSync(FAMILIES, { withFileTypes: true })
      // what designers have in this checkout is not of the house: `npm run template -- check` looks at it
      .filter((entry) => entry.isDirectory() && (WANTED?.includes(entry.name) ?? entry.name.startsWith('template-')))
      .flatMap(({ name }) => {
        const described: { janur: { template_ids: string[] } } = JSON.parse(
          readFileSync(join(FAMILIES, name, 'package.json'), 'utf8'),
        );
        return described.janur.template_ids.map((id) => ({ family: name, id }));
      })
  );
}

/** The couple of the demo that shows a look of the house. */
export const coupleOf = (id: string): string =>
  id === 'DEWATA' ? 'demo-custom' : `demo-${id.toLowerCase().replaceAll('_', '-')}`;
