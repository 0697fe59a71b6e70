import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { RemoteEntry } from '@janur/contracts';
import { FIRST_SCREEN_FORMAT } from '@janur/kit/first-screen';
import { slot } from '../testing/first-screen.ts';
import { firstScreensOf } from './first-screens.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'janur-screens-'));
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const SCREEN = {
  format: FIRST_SCREEN_FORMAT,
  skins: {},
  css: "@property --x{syntax:'<number>'}",
  laterCss: '',
  fonts: [`${slot('base')}lora.1a2b3c4d.woff2`],
  scripts: [{ href: `${slot('base')}TEMPLATE_1.1a2b3c4d.js`, integrity: 'sha384-abc' }],
  parts: ['<div>', '</div>'],
  shapes: { '- 2 - guest day': [0, 1] },
};

/** What the page server makes of a published file; `published` is what the registry knows of it. */
function deployed(content: string, published = content) {
  writeFileSync(join(dataDir, 'first-screen.json'), content);
  const integrity = `sha384-${createHash('sha384').update(published).digest('base64')}`;
  const entry: RemoteEntry = {
    name: 'botanica',
    version: '1',
    entry: '/remotes/botanica/1/remoteEntry.js',
    integrity: 'sha384-x',
    contract: 2,
    preload: [],
    first_screen: { href: '/remotes/first-screen.json', integrity },
  };
  return firstScreensOf(dataDir, entry);
}

test('a published opening is read as it was printed', () => {
  expect(deployed(JSON.stringify([SCREEN]))).toEqual([SCREEN]);
});

test.each([
  ['ends its style', { css: '</style><script>alert(1)</script>' }],
  ['ends its later style', { laterCss: 'p{}</STYLE>' }],
  ['starts with a script', { parts: ['<script>alert(1)</script>'] }],
  ['starts with a frame of addresses', { parts: ['<base href="https://evil.example/">'] }],
  ['takes a font from elsewhere', { fonts: ['https://evil.example/a.woff2'] }],
  ['takes a font from another folder', { fonts: [`${slot('base')}../../a.woff2`] }],
  ['loads a script from elsewhere', { scripts: [{ href: '//evil.example/a.js', integrity: 'sha384-abc' }] }],
  ['loads a script without a hash', { scripts: [{ href: `${slot('base')}a.js`, integrity: '' }] }],
  ['is of another format', { format: FIRST_SCREEN_FORMAT + 1 }],
])('an opening that %s is not printed', (_what, wrong) => {
  expect(deployed(JSON.stringify([{ ...SCREEN, ...wrong }]))).toBeNull();
});

test.each([
  ['is no JSON', 'not a file of ours'],
  ['is empty', '[]'],
])('a file that %s counts as none', (_what, content) => {
  expect(deployed(content)).toBeNull();
});

test('a file whose bytes are not the published ones counts as none', () => {
  expect(deployed(JSON.stringify([{ ...SCREEN, css: 'p{}' }]), JSON.stringify([SCREEN]))).toBeNull();
  expect(console.error).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('is not the file that was published') }),
  );
});
