export { Home } from './home.tsx';
export { NotFound } from './not-found.tsx';
export { Trouble } from './trouble.tsx';
