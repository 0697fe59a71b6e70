import { join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { CommandError } from './finding.ts';

/** The family's own webpack configuration, which is the preset of @janur/build. */
async function compilerOf(dir: string) {
  process.env['NODE_ENV'] ??= 'production';
  const { default: config }: { default: Configuration } = await import(join(dir, 'webpack.config.mjs'));
  const compiler = webpack(config);
  if (!compiler) throw new CommandError('webpack.config.mjs gives no configuration.');
  return compiler;
}

/** Builds into `dist`. Rejects with what webpack or the printing of the opening said. */
export async function buildFamily(dir: string): Promise<void> {
  const compiler = await compilerOf(dir);
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const errors = errorsOf(stats);
  if (errors.length > 0) throw new CommandError(errors.join('\n'));
}

/** Builds again after each change, and tells of each build; `errors` is empty when it is good. Answers how to end it. */
export async function watchFamily(dir: string, onBuilt: (errors: string[]) => void): Promise<() => Promise<void>> {
  const compiler = await compilerOf(dir);
  const watching = compiler.watch({ aggregateTimeout: 60 }, (error, stats) =>
    onBuilt(error ? [error.message] : errorsOf(stats)),
  );
  return () =>
    new Promise((resolve) => {
      if (watching) watching.close(() => resolve());
      else resolve();
    });
}

const errorsOf = (stats: Stats | undefined): string[] =>
  (stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message, moduleName }) =>
    [moduleName, message.split('\n    at ')[0]].filter(Boolean).join(': '),
  );
