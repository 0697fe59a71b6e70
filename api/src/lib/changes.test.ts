import { setTimeout as pause } from 'node:timers/promises';
import { connectRedis, type Redis } from '../budgets/redis.ts';
import { freePort, redisServer, startRedis } from '../testing/redis-server.ts';
import { until } from '../testing/until.ts';
import { type Changes, createChanges } from './changes.ts';

const program = await redisServer();
const onThisMachine = program ? describe : describe.skip;

/** Counts what is heard of a client. */
function heardOf(changes: Changes, clientId: number) {
  const heard = { times: 0, stop: changes.watch(clientId, () => (heard.times += 1)) };
  return heard;
}

test('in one process a change is heard by those who watch its client, until they stop', () => {
  const changes = createChanges();
  const [own, other] = [heardOf(changes, 1), heardOf(changes, 2)];
  changes.announce(1);
  changes.announce(undefined);
  own.stop();
  changes.announce(1);
  expect([own.times, other.times]).toEqual([2, 1]);
  changes.close();
});

onThisMachine('processes that share a Redis', () => {
  let port: number;
  let server: Awaited<ReturnType<typeof startRedis>>;
  let open: { redis: Redis; changes: Changes }[];
  beforeEach(async () => {
    port = await freePort();
    server = await startRedis(program ?? '', port);
    open = [];
  });
  afterEach(async () => {
    for (const { redis, changes } of open) {
      changes.close();
      redis.destroy();
    }
    await server.stop();
  });

  /** The changes of one more process. */
  function process(): Changes {
    const redis = connectRedis(`redis://127.0.0.1:${port}`);
    const changes = createChanges(redis);
    open.push({ redis, changes });
    return changes;
  }
  /** Until the other one's words come: it takes a moment until both listen. */
  const areTogether = (one: Changes, other: Changes) => {
    const probe = heardOf(other, 999);
    return until(async () => {
      one.announce(999);
      await pause(20);
      return probe.times > 1;
    });
  };

  test('hear of each other’s changes, each change once, and of no other client’s', async () => {
    const [one, other] = [process(), process()];
    await areTogether(one, other);
    const [here, there, nobodys] = [heardOf(one, 7), heardOf(other, 7), heardOf(other, 8)];
    one.announce(7);
    expect(here.times).toBe(1);
    await until(async () => there.times > 0);
    await pause(100);
    expect([here.times, there.times, nobodys.times]).toEqual([1, 1, 0]);
    one.announce(undefined);
    await until(async () => nobodys.times > 0);
  });

  test('go on each for itself while it is away, and look once when it is back', async () => {
    const [one, other] = [process(), process()];
    await areTogether(one, other);
    await server.stop();
    await until(async () => open.every(({ redis }) => !redis.isReady));
    const [here, there] = [heardOf(one, 7), heardOf(other, 7)];
    one.announce(7);
    expect([here.times, there.times]).toEqual([1, 0]);
    server = await startRedis(program ?? '', port);
    await until(async () => there.times > 0);
    await areTogether(one, other);
  });
});
