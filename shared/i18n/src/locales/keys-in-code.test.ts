/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGuestTexts } from '../read-texts.ts';
import { flatten, spokenTexts } from '../spoken-texts.ts';

/** Every package that shows guest texts. */
const ROOT = new URL('../../../../', import.meta.url).pathname;
const PLACES = [
  'shared/kit/src',
  'shared/template-parts/src',
  'shell/src',
  'shell/server',
  'invitation-remote/src',
  'template-remotes',
];

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** A line is asked for by its name: the page's tone is chosen before (`spokenTexts`). */
const keysFound = [...flatten(spokenTexts(JSON.parse(readGuestTexts('en')), { tone: null })).keys()];
const keys = new Set(keysFound.map((key) => key.replace(PLURAL, '')));
const sources = PLACES.flatMap((place) => sourcesIn(join(ROOT, place)));
const calls = sources.flatMap(({ file, code }) => translations(code).map((call) => ({ file, call })));

test('the guest pages ask for texts', () => {
  expect(calls.length).toBeGreaterThan(80);
});

test('no code asks for a text that is not there', () => {
  const missing = calls.flatMap(({ file, call }) =>
    [...literals(call).filter(isKeyLike), ...patterns(call)]
      .filter((asked) => (typeof asked === 'string' ? !keys.has(asked) : ![...keys].some((key) => asked.test(key))))
      .map((asked) => `${file}: ${String(asked)}`),
  );
  expect(missing).toEqual([]);
});

test('no text is there that no code asks for', () => {
  const asked = calls.flatMap(({ call }) => patterns(call));
  // a key may reach `t` through a variable, so a literal counts wherever it stands
  const named = new Set(sources.flatMap(({ code }) => literals(code)));
  const unused = [...keys].filter((key) => !named.has(key) && !asked.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});

function sourcesIn(folder: string): { file: string; code: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/(?:node_modules|dist|\.[^/]+)\//.test(file))
    .map((file) => ({ file: file.slice(ROOT.length), code: readFileSync(file, 'utf8') }));
}

/** The first argument of every `t(…)`. */
function translations(code: string): string[] {
  return [...code.matchAll(/(?<![\w$.])t\(/g)].map(({ index, 0: call }) => {
    const start = index + call.length;
    let depth = 0;
    for (let at = start; at < code.length; at++) {
      const character = code.charAt(at);
      if ('([{'.includes(character)) depth++;
      else if (')]}'.includes(character)) depth--;
      if (depth < 0 || (depth === 0 && character === ',')) return code.slice(start, at);
    }
    return code.slice(start);
  });
}

function literals(code: string): string[] {
  return [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map((match) => match[1] ?? match[2] ?? '');
}

/** 'nav.${key}' in backticks → /^nav\.[\w-]+$/ */
function patterns(code: string): RegExp[] {
  return [...code.matchAll(/`([^`]*\$\{[^`]*)`/g)].map((match) => {
    const parts = (match[1] ?? '').split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('[\\w-]+')}$`);
  });
}

/** Other words stand in a call too: `t(kind === 'wish' ? 'rsvp.sent' : …)`. */
function isKeyLike(literal: string): boolean {
  return /^(?!own\.)\w+(?:\.\w+)+$/.test(literal);
}
