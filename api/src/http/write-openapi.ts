import { writeFileSync } from 'node:fs';
import { openApiDocument } from './openapi.ts';

/** Writes docs/openapi.json, which a test compares with the contracts: `node api/src/http/write-openapi.ts`. */
writeFileSync(
  new URL('../../../docs/openapi.json', import.meta.url),
  `${JSON.stringify(openApiDocument(), null, 2)}\n`,
);
