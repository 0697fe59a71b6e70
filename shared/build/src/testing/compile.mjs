import webpack from 'webpack';

/** Runs webpack; rejects with what it said. */
export async function compile(config) {
  const compiler = webpack(config);
  try {
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, done) => (error ? reject(error) : resolve(done)));
    });
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
    return stats;
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}
