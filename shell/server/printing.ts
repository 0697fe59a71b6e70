/** What prints a page's first screen, for tools that put another look over a page. */
export { printFirstScreen } from './first-screen/print.ts';
export { guestCsp } from './pages/csp.ts';
export { WAITING } from './first-screen/start-script.ts';
