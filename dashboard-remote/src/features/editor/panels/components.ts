import { GalleryPanel } from '../media/gallery-panel.tsx';
import { MusicPanel } from '../media/music-panel.tsx';
import { PaymentsPanel } from '../media/payments-panel.tsx';
import type { Panel } from '../panel.ts';
import { ColoursPanel } from './colours-panel.tsx';
import { CountdownPanel } from './countdown-panel.tsx';
import { CouplePanel } from './couple-panel.tsx';
import { CustomPanel } from './custom-panel.tsx';
import { EventsPanel } from './events-panel.tsx';
import { GeneralPanel } from './general-panel.tsx';
import { GuestBookPanel } from './guest-book-panel.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { CssPanel, FontsPanel } from './look-panels.tsx';
import { MetaPanel } from './meta-panel.tsx';
import { NewSlugPanel } from './new-slug-panel.tsx';
import { OpeningPanel } from './opening-panel.tsx';
import type { PanelId } from './panel-list.ts';
import { RsvpPanel } from '../rsvp-form/rsvp-panel.tsx';
import { AccessPanel, DomainPanel, StylesPanel } from './settings-panels.tsx';
import { StoriesPanel } from './stories-panel.tsx';
import { WordsPanel } from './words-panel.tsx';
import { advicePanel, FooterPanel, QuotePanel, SharePanel, VideoPanel } from './text-panels.tsx';

export const COMPONENTS: Readonly<Record<PanelId, Panel>> = {
  opening: OpeningPanel,
  hero: HeroPanel,
  countdown: CountdownPanel,
  quote: QuotePanel,
  bride_groom: CouplePanel,
  our_story: StoriesPanel,
  wedding_event: EventsPanel,
  gallery: GalleryPanel,
  video: VideoPanel,
  rsvp: RsvpPanel,
  wishes: advicePanel('wishes'),
  gift: PaymentsPanel,
  health_protocol: advicePanel('health_protocol'),
  share_banner: SharePanel,
  footer: FooterPanel,
  colours: ColoursPanel,
  fonts: FontsPanel,
  words: WordsPanel,
  css: CssPanel,
  general: GeneralPanel,
  access: AccessPanel,
  domain: DomainPanel,
  meta: MetaPanel,
  music: MusicPanel,
  guest_book: GuestBookPanel,
  styles: StylesPanel,
  custom: CustomPanel,
  new_slug: NewSlugPanel,
  history: HistoryPanel,
};
