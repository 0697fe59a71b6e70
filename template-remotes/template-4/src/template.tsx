import { defineTemplate, from, late } from '@janur/kit';
import { ifSlim } from '@janur/template-parts';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { atelier, globalStyles, preloadFonts } from './skin.ts';

/** A tab on the subscriber's label, of the same paper: no picture lies under it, and no word. */
const openingLanguage = {
  top: 'auto',
  // in the smallest window above the masthead: what else stands there takes all of it
  bottom: `max(max(24px, env(safe-area-inset-bottom)) + 104px, ${ifSlim('100dvh - 48px')})`,
  right: 20,
  [`@media ${from('tablet')} and (min-height: 521px)`]: { right: 40, bottom: 144 },
  '& > button > svg': { display: 'block', boxSizing: 'border-box', padding: 9, background: 'var(--boot-base, #fff)' },
  '& > button': {
    width: 48,
    height: 48,
    padding: 4,
    border: 0,
    color: 'inherit',
    background: 'var(--boot-base, #fff)',
    cursor: 'pointer',
  },
} as const;

/** Atelier: a fashion monthly about two people. */
export default defineTemplate({
  skins: { TEMPLATE_4: atelier },
  settings,
  globalStyles,
  preloadFonts,
  voice: (language) => import(`./voice/${language}.json`),
  controls: ['music', 'language'],
  openingLanguage,
  Opening,
  Frame,
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  later: () => import('./sections/index.ts'),
  heights: { gallery: 1600 },
});
