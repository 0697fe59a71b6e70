import { buildFamily, watchFamily } from './build.ts';
import { serveFamily } from './dev-server.ts';
import type { Family } from './families.ts';
import { CommandError, tell, wrong } from './finding.ts';

/** Serves the family over a running installation, and builds and shows it anew after each change. Ends with Ctrl-C. */
export async function dev(family: Family, { to, port }: { to: string | undefined; port: number }): Promise<void> {
  const origin = new URL(to ?? `http://localhost:${process.env['JANUR_PORT'] ?? 8080}`).origin;
  await buildFamily(family.dir);
  const server = await serveFamily(family, { origin, staff: await staffOf(origin), port, isReloading: true });
  const stop = await watchFamily(family.dir, (errors) => {
    if (errors.length > 0) return tell(errors.map((error) => wrong('build', error)));
    console.log(`built ${new Date().toLocaleTimeString('en-GB')}`);
    return server.reload();
  });
  const [id = ''] = family.templateIds;
  console.log(`
  Playground       http://localhost:${port + 1}/dashboard/playground?template=${id}&fixture=full
  Any invitation   http://localhost:${port}/sinta-rama?to=Budi   (or any other slug)

  Change something in template-remotes/${family.name}/src and look. Ctrl-C ends it.
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void Promise.all([stop(), server.close()]).then(() => process.exit(0)));
}

/** Where the installation leads its staff. */
async function staffOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/dashboard`, { redirect: 'manual' }).catch(() => undefined);
  const location = answer?.headers.get('location');
  if (!location) throw new CommandError(`No Janur answers at ${origin}. Start it with npm start, or say --to http://…`);
  return new URL(location).origin;
}
