import { parseArgs } from 'node:util';
import { check } from '../template/check.ts';
import { create } from '../template/create.ts';
import { dev } from '../template/dev.ts';
import { familyNamed } from '../template/families.ts';
import { CommandError, tell } from '../template/finding.ts';
import { logIn } from '../template/installation.ts';
import { pack } from '../template/pack.ts';
import { canary, promote, publish, rollBack, takeOff, versions } from '../template/publish.ts';
import { fail } from './step.ts';

const HELP = `npm run template -- <command> <family>

  create botanica --id TEMPLATE_BOTANICA    make template-remotes/botanica
  dev botanica                        see it, with every change at once
  check botanica                      everything that must hold before it is published
  publish botanica                    build, sign and upload a new version
  pack botanica                       the same into a file, which the dashboard publishes
  promote botanica [version]          serve it to all guests
  canary botanica 5% [version]        serve it to some of them; 0% ends it
  rollback botanica                   end the canary, or serve the version before
  takeoff botanica                    serve it to nobody; what was published stays
  versions botanica                   what was published

  --to http://localhost:8080          the installation, else this machine's
  --whole                             check every invitation and language
  --house                             create with a number that the house gave you: an admin publishes it
  --user designer                     log in as somebody else`;

try {
  await main();
} catch (error) {
  fail(error);
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      id: { type: 'string' },
      to: { type: 'string' },
      user: { type: 'string' },
      port: { type: 'string' },
      whole: { type: 'boolean', default: false },
      house: { type: 'boolean', default: false },
    },
  });
  const [command, name, ...more] = positionals;
  const installation = () => logIn(values);
  switch (command) {
    case 'create':
      create(name, values.id, { isForHouse: values.house });
      return console.log(`template-remotes/${name} is there. See it: npm run template -- dev ${name}`);
    case 'dev':
      return dev(familyNamed(name), { to: values.to, port: Number(values.port ?? 8090) });
    case 'check': {
      const findings = await check(familyNamed(name), { origin: originOf(values.to), isWhole: values.whole });
      tell(findings);
      const faults = findings.filter(({ level }) => level === 'wrong').length;
      console.log(faults > 0 ? `\n${faults} to mend in ${name}.` : `\n${name} is ready to be published.`);
      process.exitCode = faults > 0 ? 1 : 0;
      return;
    }
    case 'publish': {
      const version = await publish(familyNamed(name), await installation());
      return console.log(`${name} ${version} is published. Guests get it with: npm run template -- promote ${name}`);
    }
    case 'pack':
      return console.log(
        `${await pack(familyNamed(name))} is signed. Publish it in the dashboard: Templates, Publish a version.`,
      );
    case 'promote':
      return console.log(await promote(familyNamed(name), await installation(), more[0]));
    case 'canary':
      return console.log(await canary(familyNamed(name), await installation(), { share: more[0], version: more[1] }));
    case 'rollback':
      return console.log(await rollBack(familyNamed(name), await installation()));
    case 'takeoff':
      return console.log(await takeOff(familyNamed(name), await installation()));
    case 'versions':
      return console.log((await versions(familyNamed(name), await installation())).join('\n'));
    default:
      throw new CommandError(HELP);
  }
}

function originOf(to: string | undefined): string {
  return new URL(to ?? `http://localhost:${process.env['JANUR_PORT'] ?? 8080}`).origin;
}
