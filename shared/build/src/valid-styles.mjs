/**
 * Fails the build for a style sheet that does not parse. A browser skips what it cannot read without a word, and with it
 * the rule that follows: once it was the face that all staff screens are set in.
 */
import { parse } from 'css-tree';
import webpack from 'webpack';

const NAME = 'ValidStylesPlugin';

export class ValidStylesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // as they will be served
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          if (file.endsWith('.css'))
            parse(String(source.source()), {
              onParseError: ({ message, line, column }) =>
                compilation.errors.push(new webpack.WebpackError(`${file}:${line}:${column} is no CSS: ${message}`)),
            });
      });
    });
  }
}
