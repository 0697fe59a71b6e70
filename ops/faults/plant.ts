import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { CLUSTER_FAULTS, NEXT_RELEASE } from '../cluster/planted-faults.ts';
import { PLANTED } from './planted-faults.ts';

/* Loaded with --import by processes that have a fault planted: `JANUR_PLANTED` names it. The files stay as they are. */

const name = process.env['JANUR_PLANTED'];
const planted = [...PLANTED, ...CLUSTER_FAULTS, NEXT_RELEASE].find((one) => one.name === name);
if (!planted) throw new Error(`there is no fault ${name} to plant`);

registerHooks({
  load(url, context, next) {
    const edits = planted.edits?.filter(({ file }) => url.endsWith(`/${file}`)) ?? [];
    if (edits.length === 0) return next(url, context);
    let source = readFileSync(fileURLToPath(url), 'utf8');
    for (const { find, put, file } of edits) {
      if (source.split(find).length !== 2) throw new Error(`${file} does not say once: ${find}`);
      source = source.replace(find, () => put);
    }
    return { format: 'module', shortCircuit: true, source: stripTypeScriptTypes(source) };
  },
});
