import { once } from 'node:events';
import { createServer } from 'node:net';
import { healthReady, metrics } from '@janur/contracts';
import { buildApp } from '../app.ts';
import { createLogger } from '../lib/log.ts';
import { caller } from '../testing/call.ts';
import { TEST_CONFIG, testApi } from '../testing/test-api.ts';
import { startS3 } from './testing/s3-server.ts';

const api = testApi();

/** A server over this bucket, as far as it has started. */
async function over(s3: Awaited<ReturnType<typeof startS3>>['config']) {
  const lines: string[] = [];
  const logger = createLogger({ level: 'info', destination: { write: (line: string) => void lines.push(line) } });
  const app = await buildApp({ db: api.db, config: { ...TEST_CONFIG, s3 }, logger });
  await app.ready();
  const { call, send } = caller(() => app);
  const warnings = () =>
    lines.map((line): { level: number; msg: string } => JSON.parse(line)).filter(({ level }) => level === 40);
  const isAway = async () => /^janur_files_away (\d)$/m.exec((await send(metrics)).text)?.[1];
  return { app, warnings, ready: () => call(healthReady, {}), isAway };
}

test('a bucket that is there is told as there', async () => {
  const s3 = await startS3();
  const { app, warnings, ready, isAway } = await over(s3.config);
  expect((await ready()).data).toEqual({ database: 'up', files: 'up' });
  expect([await isAway(), warnings()]).toEqual(['0', []]);
  await app.close();
  await s3.stop();
});

test.each(['that says nothing', 'that is not there', 'of another name'])(
  'a bucket %s is said at the start, in the metrics and to probes, and guests’ pages go on',
  async (which) => {
    const s3 = await startS3();
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const config = {
      'that says nothing': { ...s3.config, endpoint: `http://127.0.0.1:${port}` },
      'that is not there': { ...s3.config, endpoint: 'http://127.0.0.1:1' },
      'of another name': { ...s3.config, bucket: 'nobody-s' },
    }[which];
    const { app, warnings, ready, isAway } = await over(config ?? s3.config);
    expect(warnings()).toEqual([
      expect.objectContaining({ msg: expect.stringMatching(/^JANUR_S3_ENDPOINT does not/) }),
    ]);
    const answer = await ready();
    expect([answer.status, answer.data]).toEqual([200, { database: 'up', files: 'away' }]);
    expect(await isAway()).toBe('1');
    // said once, not with every probe
    expect(warnings()).toHaveLength(1);
    await app.close();
    silent.close();
    await s3.stop();
  },
);
