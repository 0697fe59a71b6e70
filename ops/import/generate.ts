import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { oldStock, serveOldMedia } from '@janur/api/old-stock';

/*
 * A lifelike stock of a system like the one before, to try an import with:
 *
 *   node ops/import/generate.ts stock.jsonl                  250 invitations, their files at http://127.0.0.1:9950
 *   node ops/import/generate.ts stock.jsonl --serve          and serves these files until Ctrl-C
 *   node ops/import/generate.ts stock.jsonl --slugs 12 --seed 7 --port 9951
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    slugs: { type: 'string', default: '250' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '9950' },
    serve: { type: 'boolean', default: false },
  },
});
const [file] = positionals;
if (!file) throw new Error('Say where to: node ops/import/generate.ts FILE');

const port = Number(values.port);
const { lines, planted } = oldStock({
  slugs: Number(values.slugs),
  seed: Number(values.seed),
  media: `http://127.0.0.1:${port}`,
});
const out = createWriteStream(file);
for (const line of lines) out.write(`${line}\n`);
out.end(() => console.log(`${file}: ${lines.length} lines, ${planted.length} flaws made on purpose`));

if (values.serve) {
  const { origin } = await serveOldMedia({ port });
  console.log(`Their files are at ${origin}. Ctrl-C ends it.`);
}
