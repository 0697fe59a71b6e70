import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalTemplateId, isHouseTemplateId } from '@janur/contracts/rules';
import { familyFolder } from './families.ts';
import { CommandError } from './finding.ts';

const SCAFFOLD = join(import.meta.dirname, 'scaffold');
/** spec §1: whoever has it wears the family that was made for the client's name. */
const CUSTOM = 'CUSTOM';
const TEXT = /\.(tsx?|mjs|json|md)$/;

/**
 * `create botanica --id TEMPLATE_BOTANICA`: a family that is complete: what it does not draw yet, Plain Paper lends it.
 * `isForHouse` takes one of the house's numbers, which the house gave to the designer: an admin publishes it then.
 */
export function create(
  name: string | undefined,
  id: string | undefined,
  { isForHouse = false }: { isForHouse?: boolean } = {},
): string {
  if (!name || !/^[a-z][a-z0-9-]{1,40}$/.test(name))
    throw new CommandError(
      'Say a name of small letters, digits and -: npm run template -- create botanica --id TEMPLATE_BOTANICA',
    );
  if (/^template-|-remote$/.test(name))
    throw new CommandError(`${name} is a name of the house. Please choose another.`);
  if (!id) throw new CommandError('Say which template id it draws: --id TEMPLATE_BOTANICA');
  const canonical = canonicalTemplateId(id);
  if (!/^[A-Z][A-Z0-9_]{1,59}$/.test(canonical))
    throw new CommandError(`${id} is no template id. Try --id TEMPLATE_BOTANICA`);
  if (canonical === CUSTOM) throw new CommandError('CUSTOM stands for many families. Try --id TEMPLATE_BOTANICA');
  if (isHouseTemplateId(canonical) && !isForHouse)
    throw new CommandError(
      `${canonical} is an id of the house. Please choose another, such as TEMPLATE_BOTANICA; when the house gave it to you, say --house: an admin publishes what pack makes.`,
    );
  const dir = familyFolder(name);
  if (existsSync(dir)) throw new CommandError(`template-remotes/${name} is there already.`);
  try {
    cpSync(SCAFFOLD, dir, { recursive: true });
    // it would lead nowhere from where the scaffold stands
    renameSync(join(dir, 'tsconfig.template.json'), join(dir, 'tsconfig.json'));
    for (const entry of readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) => TEXT.test(path))) {
      const file = join(dir, entry);
      const text = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        text.replaceAll('__NAME__', name).replaceAll('__ID__', canonical).replaceAll('__LOOK__', nameOf(name)),
      );
    }
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
  return dir;
}

/** `kebun-raya` is called Kebun Raya until its designer says otherwise. */
const nameOf = (folder: string): string =>
  folder
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
