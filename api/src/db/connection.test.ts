import { readFileSync } from 'node:fs';
import { scratchDatabase, type TestDatabase } from './testing.ts';
import { parseDatabaseUrl } from './connection.ts';

describe('DATABASE_URL', () => {
  test('names host, port, account and database', () => {
    expect(parseDatabaseUrl('mysql://janur:p%40ss@db.example:3307/janur')).toEqual({
      host: 'db.example',
      port: 3307,
      user: 'janur',
      password: 'p@ss',
      database: 'janur',
    });
  });

  test('has 3306 as its port when it names none', () => {
    expect(parseDatabaseUrl('mysql://janur@db/janur')).toMatchObject({ port: 3306 });
  });

  test('may name a socket instead of a host', () => {
    expect(parseDatabaseUrl('mysql://root@localhost/janur?socketPath=%2Ftmp%2Fdb.sock')).toEqual({
      socketPath: '/tmp/db.sock',
      user: 'root',
      database: 'janur',
    });
  });

  test('asks for TLS that is checked, by a public authority or by one of a file', () => {
    const checked = { minVersion: 'TLSv1.2', rejectUnauthorized: true, verifyIdentity: true };
    expect(parseDatabaseUrl('mysql://janur@db/janur?tls=on')).toMatchObject({ host: 'db', ssl: checked });
    const file = import.meta.filename;
    expect(parseDatabaseUrl(`mysql://janur@db/janur?tls=${file}`).ssl).toEqual({ ...checked, ca: readFileSync(file) });
  });

  test.each([
    ['tls=off', /tls=on/],
    ['tls=/no/such/ca.pem', /cannot be read/],
  ])('refuses ?%s without the password', (query, message) => {
    const parse = () => parseDatabaseUrl(`mysql://janur:hunter2@db/janur?${query}`);
    expect(parse).toThrow(message);
    expect(parse).not.toThrow(/hunter2/);
  });

  test.each(['', 'janur', 'postgres://a:b@c/d', 'mysql://a:b@c', 'mysql://host/database'])('refuses %j', (text) => {
    expect(() => parseDatabaseUrl(text)).toThrow('DATABASE_URL must look like');
  });
});

describe('a connection', () => {
  let test_: TestDatabase;
  beforeAll(async () => {
    test_ = await scratchDatabase();
    await test_.db.raw('CREATE TABLE things (id BIGINT UNSIGNED, t DATETIME(3), j JSON, f TINYINT(1), n VARCHAR(50))');
  });
  afterAll(() => test_.close());

  test('gives back a time, an id, JSON, a boolean and every script as they went in', async () => {
    const t = new Date('2027-05-08T01:00:00.123Z');
    const id = Number.MAX_SAFE_INTEGER;
    await test_.db('things').insert({ id, t, j: JSON.stringify({ a: [1] }), f: true, n: 'Sinta 心 🌿' });
    expect(await test_.db('things').first()).toEqual({ id, t, j: { a: [1] }, f: 1, n: 'Sinta 心 🌿' });
  });

  test('runs in UTC, refuses loose GROUP BY and too long text', async () => {
    const [rows] = await test_.db.raw('SELECT @@session.time_zone AS zone, @@session.sql_mode AS mode');
    expect(rows[0].zone).toBe('+00:00');
    expect(rows[0].mode).not.toContain('IGNORE_SPACE');
    await expect(test_.db.raw('SELECT n, COUNT(*) FROM things GROUP BY id')).rejects.toThrow(/GROUP BY/);
    await expect(test_.db('things').insert({ n: 'x'.repeat(51) })).rejects.toThrow(/too long/);
  });
});
