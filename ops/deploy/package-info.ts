import type { TemplateLook } from '@janur/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StatedLook {
  name: string | TemplateLook['name'];
  omits?: TemplateLook['omits'];
}

/** What a remote's package.json says of how it is deployed (`janur` field). */
export interface RemotePackage {
  /** The remote's name in the registry: the package's without its scope. */
  name: string;
  version: string;
  /** The template ids that this family serves; empty for an application. */
  templateIds: string[];
  /** What it says of its ids: a name, where languages differ one for each, and what it does not draw. */
  looks: Readonly<Record<string, StatedLook>>;
  /** The clients that it is the bespoke template of, by name: said to the registry when it is first deployed. */
  madeFor: string[];
}

export function readRemotePackage(dir: string): RemotePackage {
  const text = readFileSync(join(dir, 'package.json'), 'utf8');
  const { name, version, janur = {} }: PackageJson = JSON.parse(text);
  return {
    name: name.replace('@janur/', ''),
    version,
    templateIds: janur.template_ids ?? [],
    looks: janur.looks ?? {},
    madeFor: janur.made_for ?? [],
  };
}

interface PackageJson {
  name: string;
  version: string;
  janur?: { template_ids?: string[]; looks?: Record<string, StatedLook>; made_for?: string[] };
}
