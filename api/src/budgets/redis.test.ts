import { createLogger } from '../lib/log.ts';
import { freePort, redisServer, startRedis } from '../testing/redis-server.ts';
import { until } from '../testing/until.ts';
import { createCounters } from './counters.ts';
import { LIMITS } from './limits.ts';
import { connectRedis, type Redis } from './redis.ts';

const program = await redisServer();
const onThisMachine = program ? describe : describe.skip;
const limits = { ...LIMITS, wrongCodes: { max: 3, windowMs: 60_000 }, strangers: { max: 2, windowMs: 60_000 } };

onThisMachine('processes that share a Redis', () => {
  let port: number;
  let server: Awaited<ReturnType<typeof startRedis>>;
  let redises: Redis[];

  beforeEach(async () => {
    port = await freePort();
    server = await startRedis(program ?? '', port);
    redises = [];
  });
  afterEach(async () => {
    for (const redis of redises) redis.destroy();
    await server.stop();
  });

  /** The counters of one more process. */
  async function process() {
    const redis = connectRedis(`redis://127.0.0.1:${port}`);
    redises.push(redis);
    await until(async () => redis.isReady);
    return createCounters(limits, redis);
  }
  const areAllThere = () => until(async () => redises.every((redis) => redis.isReady));
  const isNoneThere = () => until(async () => redises.every((redis) => !redis.isReady));

  test('count as one', async () => {
    const [one, other] = [await process(), await process()];
    await one.wrongCodes.count('a');
    await other.wrongCodes.count('a');
    expect(await one.wrongCodes.wait('a')).toBe(0);
    await one.wrongCodes.count('a');
    expect(await other.wrongCodes.wait('a')).toBe(60);
    expect(await other.wrongCodes.wait('b')).toBe(0);
    expect(await other.strangers.wait('a')).toBe(0);
    expect([await one.strangers.take('a'), await other.strangers.take('a'), await one.strangers.take('a')]).toEqual([
      0, 0, 60,
    ]);
  });

  test('hold off as one, and let in as one', async () => {
    const [one, other] = [await process(), await process()];
    for (const { logInFailures } of [one, other, one, other]) await logInFailures.fail('sinta');
    expect(await one.logInFailures.wait('sinta')).toBe(0);
    await one.logInFailures.fail('sinta');
    expect(await other.logInFailures.wait('sinta')).toBe(2);
    expect(await other.passwordFailures.wait('sinta')).toBe(0);
    await one.logInFailures.forget('sinta');
    expect(await other.logInFailures.wait('sinta')).toBe(0);
    for (let failure = 0; failure < 4; failure += 1) await other.logInFailures.fail('sinta');
    expect(await one.logInFailures.wait('sinta')).toBe(0);
  });

  test('count each for itself while it is away, and as one when it is back', async () => {
    const [one, other] = [await process(), await process()];
    await server.stop();
    await isNoneThere();
    for (let count = 0; count < 3; count += 1) await one.wrongCodes.count('a');
    expect(await one.wrongCodes.wait('a')).toBeGreaterThan(0);
    expect(await other.wrongCodes.wait('a')).toBe(0);
    for (let failure = 0; failure < 5; failure += 1) await one.logInFailures.fail('sinta');
    expect(await one.logInFailures.wait('sinta')).toBeGreaterThan(0);

    server = await startRedis(program ?? '', port);
    await areAllThere();
    for (let count = 0; count < 3; count += 1) await one.wrongCodes.count('b');
    expect(await other.wrongCodes.wait('b')).toBeGreaterThan(0);
  });

  test('say in the log why it is away', async () => {
    const lines: string[] = [];
    const logger = createLogger({ level: 'info', destination: { write: (line: string) => void lines.push(line) } });
    redises.push(connectRedis(`redis://127.0.0.1:${await freePort()}`, logger));
    await until(async () => lines.length > 0);
    expect(lines[0]).toMatch(/"err":\{.*"code":"ECONNREFUSED"/);
  });

  test('wait for one that hangs no longer than a quarter of a second', async () => {
    const one = await process();
    server.freeze();
    const start = performance.now();
    expect(await one.strangers.take('a')).toBe(0);
    expect(performance.now() - start).toBeLessThan(2000);
    server.thaw();
  });
});
