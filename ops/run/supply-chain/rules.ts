/** What npm wrote of one package. */
interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}
export interface LockFile {
  readonly packages: Readonly<Record<string, Locked>>;
}
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Each allows that we use and pass on what bears it, unchanged. */
const LICENCES = new Set(
  (
    '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 ' +
    'OFL-1.1 Python-2.0 Zlib'
  ).split(' '),
);

/** Run a program of their own when they are installed, and were looked at: they fetch or place their binaries. */
const INSTALL_SCRIPTS = new Set(['@parcel/watcher', '@swc/core', 'node', 'unrs-resolver']);

const FOLDER = 'node_modules/';

/** What is wrong with a lock file, one sentence each. */
export function faultsOf({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes(FOLDER) && !link)
    .flatMap(([path, locked]) => {
      const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
      return faultsOfPackage(locked).map((fault) => `${name} ${locked.version ?? ''} ${fault}`);

      function faultsOfPackage({ integrity, resolved, license, hasInstallScript }: Locked): string[] {
        return [
          ...(integrity?.startsWith('sha512-')
            ? []
            : ['has no sha512 in package-lock.json: install it from the registry']),
          // the registry is whoever installs: an address would decide it for them
          ...(resolved === undefined ? [] : [`is fetched from ${resolved}: take "resolved" out of package-lock.json`]),
          ...(isAllowed(license) ? [] : [`bears the licence ${license ?? '(none)'}, which nobody has looked at`]),
          ...(hasInstallScript && !INSTALL_SCRIPTS.has(name)
            ? ['runs a script when it is installed: look at it first']
            : []),
        ];
      }
    });
}

/** An SPDX expression: of `OR` one suffices, of `AND` all are wanted. */
function isAllowed(license = ''): boolean {
  const all = license.replaceAll(/[()]/g, '').split(' OR ');
  return all.some((one) => one.split(' AND ').every((id) => LICENCES.has(id)));
}

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const isOurs = (name: string): boolean => name.startsWith('@janur/');

/** Versions that may become others by themselves; a package of this repository is what lies in its folder. */
export const looseVersions = (file: string, { dependencies, devDependencies }: Manifest): string[] =>
  Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) => !(isOurs(name) && version.startsWith('file:../')) && !EXACT.test(version))
    .map(([name, version]) => `${file}: ${name} is ${version}: say one exact version`);
