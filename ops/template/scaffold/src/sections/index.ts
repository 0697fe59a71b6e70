export { Couple } from './couple.tsx';
export { Events } from './events.tsx';
export { Footer } from './footer.tsx';
export { Quote } from './quote.tsx';
