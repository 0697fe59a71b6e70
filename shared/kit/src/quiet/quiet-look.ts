import { contrast, readable } from '@janur/contracts/rules';
import type { PageLook } from '../theme/page-look.ts';

/** WCAG 2.2, 1.4.6 (AAA). */
const STRONG = 7;

/**
 * A look without movement, each of its inks at 7:1 on its ground; where no ink can be, the ground gives way. The script face becomes the body's, but for names, whose sizes
 * are made for it.
 */
export function quietLook(look: PageLook): PageLook {
  const { properties } = look;
  const of = (name: `--${string}`, otherwise: string) => properties[name] ?? otherwise;
  const ink = of('--ink', '#000000');
  const base = groundFor(of('--base', '#ffffff'), ink);
  const third = groundFor(of('--third', '#ffffff'), of('--ink-on-third', ink));
  const onPrimary = of('--on-primary', '#ffffff');
  const primary = groundFor(of('--primary', '#000000'), onPrimary);
  return {
    ...look,
    animation: 'off',
    properties: {
      ...properties,
      '--base': base,
      '--third': third,
      '--primary': primary,
      '--on-primary': readable(onPrimary, primary, STRONG),
      '--ink': readable(ink, base, STRONG),
      '--title': readable(of('--title', ink), base, STRONG),
      // what many looks call their second ink
      '--soft': 'var(--ink)',
      '--ink-on-third': readable(of('--ink-on-third', ink), third, STRONG),
      '--title-on-third': readable(of('--title-on-third', ink), third, STRONG),
      '--font-script': of('--font-body', 'inherit'),
      '--font-names': of('--font-script', 'inherit'),
    },
  };
}

/** A ground of middle brightness bears no ink at 7:1. */
function groundFor(ground: string, ink: string): string {
  const best = Math.max(contrast('#000000', ground), contrast('#ffffff', ground));
  return best >= STRONG ? ground : readable(ground, ink, STRONG);
}
