import heading from './assets/cormorant-garamond-latin-500-normal.woff2?parted';
import { defineTemplate } from '@janur/kit';
import { Frame } from './frame/frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';
import { settings } from './settings.ts';
import { globalStyles, skin } from './skin.ts';

export default defineTemplate({
  skins: { __ID__: skin },
  globalStyles,
  preloadFonts: [heading],
  settings,
  Opening,
  Frame,
  sections: { hero: Hero },
  later: () => import('./sections/index.ts'),
  // what Plain Paper lends in the colours and fonts of the skin: draw one after the other, and take its name away here
  lent: ['our_story', 'gallery', 'video', 'rsvp', 'wishes', 'gift', 'health_protocol', 'share_banner'],
});
