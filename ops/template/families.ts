import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/workspaces.ts';
import { readRemotePackage, type RemotePackage } from '../deploy/package-info.ts';
import { CommandError } from './finding.ts';

export interface Family extends RemotePackage {
  readonly dir: string;
}

export const familyFolder = (name: string): string => join(ROOT, 'template-remotes', name);

/** A family of this checkout by its name. */
export function familyNamed(name: string | undefined): Family {
  if (!name) throw new CommandError('Say which family: npm run template -- check botanica');
  const dir = familyFolder(name);
  if (!existsSync(join(dir, 'package.json')))
    throw new CommandError(
      `There is no template-remotes/${name}. Make it: npm run template -- create ${name} --id TEMPLATE_BOTANICA`,
    );
  return { ...readRemotePackage(dir), dir };
}
