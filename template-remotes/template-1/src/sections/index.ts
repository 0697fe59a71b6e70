/** The sections below the first screen: one chunk of their own. */
export { Answer } from '../answer/answer.tsx';
export { Keepsake } from '../keepsake/keepsake.tsx';
export { Album } from './album.tsx';
export { Couple } from './couple.tsx';
export { Events } from './events.tsx';
export { Footer } from './footer.tsx';
export { Gallery } from './gallery.tsx';
export { Gift } from './gift.tsx';
export { Health } from './health.tsx';
export { Quote } from './quote.tsx';
export { Rsvp } from './rsvp.tsx';
export { ShareBanner } from './share-banner.tsx';
export { Story } from './story.tsx';
export { Views } from './views.tsx';
export { Video } from './video.tsx';
export { Wishes } from './wishes.tsx';
