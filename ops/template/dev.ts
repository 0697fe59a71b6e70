import { buildFamily, watchFamily } from './build.ts';
import { serveFamily } from './dev-server.ts';
import type { Family } from './families.ts';
import { tell, wrong } from './finding.ts';

/** Serves the family over a running installation, and builds and shows it anew after each change. Ends with Ctrl-C. */
export async function dev(family: Family, { to, port }: { to: string | undefined; port: number }): Promise<void> {
  const origin = new URL(to ?? `http://localhost:${process.env['JANUR_PORT'] ?? 8080}`).origin;
  await buildFamily(family.dir);
  const server = await serveFamily(family, { origin, port, isReloading: true });
  const stop = await watchFamily(family.dir, (errors) => {
    if (errors.length > 0) return tell(errors.map((error) => wrong('build', error)));
    console.log(`built ${new Date().toLocaleTimeString('en-GB')}`);
    return server.reload();
  });
  const [id = ''] = family.templateIds;
  console.log(`
  Playground       http://localhost:${port}/dashboard/playground?template=${id}&fixture=full
  Any invitation   http://localhost:${port}/sinta-rama?to=Budi   (or any other slug)

  Change something in template-remotes/${family.name}/src and look. Ctrl-C ends it.
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void Promise.all([stop(), server.close()]).then(() => process.exit(0)));
}
