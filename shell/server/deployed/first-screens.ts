import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RemoteEntry } from '@janur/contracts';
import { type FirstScreen, FIRST_SCREEN_FORMAT } from '@janur/kit/first-screen';
import * as z from 'zod';
import { pathOf } from './build-files.ts';

const Colors = z.object({
  base: z.string(),
  primary: z.string(),
  secondary: z.string(),
  third: z.string(),
  title: z.string(),
  ink: z.string(),
  onPrimary: z.string(),
});
const Fonts = z.object({ heading: z.string(), body: z.string(), script: z.string() });

/** Ends no style: `</`. A `<` alone may stand in one (`syntax: '<number>'`). */
const STYLE = /^(?:[^<]|<(?!\/))*$/;

/** What is printed into pages is looked at first: its shape, and that nothing in it ends a style or starts a script. */
const Screen: z.ZodType<FirstScreen> = z.object({
  format: z.literal(FIRST_SCREEN_FORMAT),
  skins: z.record(z.string(), z.object({ colors: Colors, fonts: Fonts, fontsVersion2: Fonts.exactOptional() })),
  css: z.string().regex(STYLE),
  laterCss: z.string().regex(STYLE),
  fonts: z.array(z.string().regex(/^\uE000base\uE001[\w.-]+\.woff2$/)).max(2),
  scripts: z.array(
    z.object({
      href: z.string().regex(/^\uE000base\uE001[\w.-]+\.js$/),
      integrity: z.string().regex(/^sha384-[\w+/=]+$/),
    }),
  ),
  parts: z.array(z.string().regex(/^(?!<script|<style|<base|<meta|<link)/i)),
  voice: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string().max(400)))).exactOptional(),
  shapes: z.record(z.string(), z.array(z.int().min(0))),
});

const File = z.array(Screen).min(1);

/**
 * The printed openings of a deployed version, read from its files. One whose bytes are not the published ones, or that cannot be
 * read, counts as none: the page then shows the loading lines until its script has come.
 */
export const firstScreensOf = (root: string, { first_screen }: RemoteEntry): FirstScreen[] | null =>
  first_screen ? read(pathOf(root, first_screen.href), first_screen.integrity) : null;

function read(file: string, integrity: string): FirstScreen[] | null {
  try {
    const content = readFileSync(file);
    if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity)
      throw new Error(`${file} is not the file that was published`);
    return File.parse(JSON.parse(content.toString()));
  } catch (error) {
    console.error(error);
    return null;
  }
}
