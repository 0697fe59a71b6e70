import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HERE = import.meta.dirname;
const dir = mkdtempSync(join(tmpdir(), 'janur-settings-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const FILES = ['janur.env', 'deploy.env', 'backup.env'];

/** What a machine has that this test has not: the account, and systemd. */
const bin = join(dir, 'bin');
beforeAll(() => {
  mkdirSync(bin);
  script('setpriv', 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"');
  for (const name of ['systemctl', 'curl']) script(name, 'exit 0');
});
function script(name: string, text: string): void {
  writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(bin, name), 0o755);
}

const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}`, JANUR_ETC: dir, JANUR_RELEASE: dir };
/** What a command of `janur.sh` finds in its environment. */
function found(text: string): Record<string, string | undefined> {
  for (const file of FILES) writeFileSync(join(dir, file), file === 'janur.env' ? text : '');
  const command = [process.execPath, '-e', 'console.log(JSON.stringify(process.env))'];
  return JSON.parse(execFileSync(join(HERE, 'janur.sh'), command, { env, encoding: 'utf8' }));
}

test('settings are what systemd makes of them: nothing is run, replaced or split', () => {
  const text = String.raw`# a comment; with 'one quote
; and another "
A_BLANK=two words  and   more
A_STAR=* /etc/*
A_SIGN=smtps://me:p<a>s&s|(w);ord@host
A_DOLLAR=pa$HOME$(touch ran)${'`touch ran`'}
A_QUOTE=it's "so"
  INDENTED = value
SINGLE='a $b \n "c" # no comment'
DOUBLE="a \$b \"c\" \\ \n it's"
JOINED="a b"'c d'
ESCAPED=a\ b\\c
CONTINUED=one\
two
EMPTY=
LATER=first
LATER=last
NAMELESS
=nothing
no-name=nothing
LAST=without an end`;
  const all = found(text);
  expect(all).toMatchObject({
    A_BLANK: 'two words  and   more',
    A_STAR: '* /etc/*',
    A_SIGN: 'smtps://me:p<a>s&s|(w);ord@host',
    A_DOLLAR: 'pa$HOME$(touch ran)`touch ran`',
    A_QUOTE: `it's "so"`,
    INDENTED: 'value',
    SINGLE: String.raw`a $b \n "c" # no comment`,
    DOUBLE: String.raw`a $b "c" \ \n it's`,
    JOINED: 'a bc d',
    ESCAPED: String.raw`a b\c`,
    CONTINUED: 'onetwo',
    EMPTY: '',
    LATER: 'last',
    LAST: 'without an end',
  });
  expect(() => readFileSync(join(dir, 'ran'))).toThrow('ENOENT');
  expect(Object.keys(all).filter((name) => /NAMELESS|no-name/.test(name))).toEqual([]);
});

test('what cannot be read is said by its name', () => {
  for (const [text, why] of [
    ['JANUR_SMTP_URL="smtp://half', /^JANUR_SMTP_URL in .*janur\.env begins with a quote/],
    ['JANUR_SMTP_URL="smtp://two\nlines"', /^JANUR_SMTP_URL in .*janur\.env has several lines/],
  ] as const) {
    writeFileSync(join(dir, 'janur.env'), text);
    const { status, stderr } = spawnSync(join(HERE, 'janur.sh'), ['true'], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(why)]);
  }
});

test('keys are changed whatever is in them, and nothing beside them', () => {
  const kept = `JANUR_SMTP_URL="a&b|c\\\\d"\n`;
  const key = String.raw`old:a&b|c\d$e"f 'g`;
  const written = key.replaceAll(/["\\$]/g, String.raw`\$&`);
  writeFileSync(join(dir, 'janur.env'), `${kept}JANUR_JWT_KEYS="${written}"\n# the end\n`);
  execFileSync(join(HERE, 'rotate-keys.sh'), { env });
  const text = readFileSync(join(dir, 'janur.env'), 'utf8');
  expect([text.startsWith(kept), text.endsWith('\n# the end\n')]).toEqual([true, true]);
  const [first = '', second] = found(text)['JANUR_JWT_KEYS']?.split(',') ?? [];
  expect([first, second]).toEqual([expect.stringMatching(/^\d{12}:[0-9a-f]{64}$/), key]);
  execFileSync(join(HERE, 'rotate-keys.sh'), ['finish'], { env });
  expect(found(readFileSync(join(dir, 'janur.env'), 'utf8'))['JANUR_JWT_KEYS']).toBe(first);
});
