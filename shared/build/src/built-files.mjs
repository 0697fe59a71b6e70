/**
 * Writes down which files a build is made of. A cache that fills a folder again leaves there what another build had put in
 * it, and what is deployed must be one build.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'BuiltFilesPlugin';
/** In the build's folder: an array of paths relative to it, sorted. */
const BUILT_FILES = 'built-files.json';

export class BuiltFilesPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tap(NAME, (compilation) => {
      const files = compilation.getAssets().map(({ name }) => name);
      writeFileSync(join(compiler.outputPath, BUILT_FILES), JSON.stringify(files.toSorted()));
    });
  }
}
