import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

const APPLICATIONS = ['shell', 'invitation-remote', 'dashboard-remote', 'guestbook-remote'];

/** The folders of all that the house deploys: the shell, the applications, then one a template family. Designers publish their own. */
export function remoteFolders(): string[] {
  const families = readdirSync(join(ROOT, 'template-remotes'), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        entry.name.startsWith('template-') &&
        existsSync(join(ROOT, 'template-remotes', entry.name, 'package.json')),
    )
    .map((entry) => join('template-remotes', entry.name));
  return [...APPLICATIONS, ...families].map((folder) => join(ROOT, folder));
}
