import { createHash } from 'node:crypto';
import type { PageSources } from '../sources.ts';
import { guestBookPage } from '../pages/staff-page.ts';

/** What one start of the guest-book is made of. */
export interface Release {
  readonly id: string;
  /** The integrity of its page. */
  readonly page: string;
  /** The addresses of everything that the page may load, ever. */
  readonly files: readonly string[];
}

/** Not needed to run: descriptions of the build, and files of other pages. */
const NOT_RUN = /\/(?:mf-manifest|mf-stats)\.json$/;

export async function currentRelease(sources: PageSources): Promise<Release> {
  const [page, remotes] = await Promise.all([guestBookPage(sources), sources.remotes()]);
  const shell = sources.shell();
  const { html } = page.render();
  const entries = [shell.script, remotes.apps['guestbook-remote']?.entry ?? []].flat();
  const files = entries.flatMap((entry) => sources.filesBeside(entry)).filter((address) => !NOT_RUN.test(address));
  const id = createHash('sha256')
    .update(JSON.stringify([html, files]))
    .digest('hex')
    .slice(0, 16);
  return { id, page: `sha384-${createHash('sha384').update(html).digest('base64')}`, files };
}
