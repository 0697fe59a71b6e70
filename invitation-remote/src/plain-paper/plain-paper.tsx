import { defineTemplate } from '@janur/kit';
import { Couple } from './couple.tsx';
import { Events } from './events.tsx';
import { Frame } from './frame.tsx';
import { Album, Gallery, Video } from './gallery.tsx';
import { Gift } from './gift.tsx';
import { Hero } from './hero.tsx';
import { Health, ShareBanner } from './notes.tsx';
import { Opening } from './opening.tsx';
import { Rsvp, Wishes } from './answers.tsx';
import { Footer, Quote, Story } from './words.tsx';

const SERIF = 'Georgia, "Noto Serif", "Noto Serif CJK SC", "Songti SC", "Yu Mincho", "Apple Myungjo", serif';

/**
 * The built-in design: good letterhead (brief §1). It is shown when a template remote cannot load, for ids that no
 * remote serves yet, and lends its sections to templates that leave some out. No web fonts, no pictures of its own.
 */
export const plainPaper = defineTemplate({
  skins: {
    PLAIN_PAPER: {
      colors: {
        base: '#FAFAF5',
        primary: '#24463A',
        secondary: '#CDBB8A',
        third: '#F1EEE2',
        title: '#24463A',
        ink: '#2F3A34',
        onPrimary: '#FFFFFF',
      },
      fonts: { heading: SERIF, body: SERIF, script: SERIF },
    },
  },
  controls: ['music', 'language'],
  // what is reached by keys or by a link comes to stand below the letter's head
  globalStyles: 'html:has([data-look="PLAIN_PAPER"]) { scroll-padding-top: 60px; }',
  Opening,
  Frame,
  sections: {
    hero: Hero,
    quote: Quote,
    bride_groom: Couple,
    our_story: Story,
    wedding_event: Events,
    gallery: Gallery,
    album: Album,
    video: Video,
    rsvp: Rsvp,
    wishes: Wishes,
    gift: Gift,
    health_protocol: Health,
    share_banner: ShareBanner,
    footer: Footer,
  },
});
