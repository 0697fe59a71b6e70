import { join } from 'node:path';
import { ANY } from '@janur/contracts';
import { looksOf } from '../deploy/looks.ts';
import type { Family } from './families.ts';
import { advice, type Finding } from './finding.ts';

type Described = Pick<Family, 'dir' | 'looks' | 'templateIds'>;

/** What screens will say of a family that was built, a line for each id: its name, and what the editor greys. */
export const tellLooks = (family: Described): string[] =>
  Object.entries(looksOf(family, join(family.dir, 'dist'))).map(([id, { name, omits }]) => {
    const left = Object.entries(omits).map(([field, values]) =>
      values.includes(ANY) ? field : `${field} ${values.join(', ')}`,
    );
    return `  ${id} is called ${name.en} and draws ${left.length > 0 ? `all but ${left.join('; ')}` : 'every value'}.`;
  });

/** An id without a name is shown to couples as it is. What it leaves out the registry holds against the specification. */
export const unnamedFindings = ({ looks, templateIds }: Described): Finding[] =>
  templateIds
    .filter((id) => !looks[id]?.name)
    .map((id) => advice('package.json', `Say what ${id} is called: "janur": { "looks": { "${id}": { "name": … } } }`));
