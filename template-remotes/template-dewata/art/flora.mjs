/** Jepun, the frangipani: five petals that overlap like a pinwheel, their heart yellow. */
const PETAL = 'M0,0C-9,-5 -21,-17 -18,-30C-15,-40 6,-42 13,-31C18,-21 9,-7 0,0Z';
const DEFS = `<radialGradient id="pet" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="40"><stop stop-color="#e9920f"/><stop offset=".2" stop-color="#f9c63c"/><stop offset=".46" stop-color="#fdf0c2"/><stop offset=".7" stop-color="#fffdf6"/><stop offset="1" stop-color="#f6e3d6"/></radialGradient>
<linearGradient id="leaf" x1="0" x2="1"><stop stop-color="#1f3a2c"/><stop offset=".48" stop-color="#3f6b4e"/><stop offset=".52" stop-color="#2c513c"/><stop offset="1" stop-color="#5d8a5e"/></linearGradient>
<g id="p"><path d="${PETAL}" fill="url(#pet)"/><path d="M13,-31C18,-21 9,-7 0,0C6,-9 10,-20 6,-33C9,-34 11,-33 13,-31Z" fill="#c9a58b" opacity=".32"/><path d="M-3,-6C-8,-14 -12,-22 -11,-31" stroke="#e8cfa6" stroke-width=".7" fill="none" opacity=".8"/></g>
<g id="fr">${[0, 72, 144, 216, 288].map((turn) => `<use href="#p" transform="rotate(${turn})"/>`).join('')}<path d="M0,0C-9,-5 -21,-17 -18,-30C-16,-37 -6,-40 2,-38C-6,-26 -5,-10 0,0Z" fill="url(#pet)"/><circle r="2.4" fill="#d77d08"/></g>
<g id="bud"><path d="M0,0C-7,-6 -8,-20 -1,-28C7,-22 7,-8 0,0Z" fill="url(#pet)"/><path d="M-1,-28C2,-20 2,-8 0,0C6,-8 7,-22 -1,-28Z" fill="#e2b99a" opacity=".6"/></g>
<g id="lf"><path d="M0,0C-15,-16 -17,-52 0,-84C17,-52 15,-16 0,0Z" fill="url(#leaf)"/><path d="M0,0V-80M0,-14l-9,-9M0,-14l9,-9M0,-26l-11,-10M0,-26l11,-10M0,-38l-11,-10M0,-38l11,-10M0,-50l-9,-9M0,-50l9,-9M0,-61l-6,-7M0,-61l6,-7" stroke="#a9c79a" stroke-opacity=".55" stroke-width=".8" fill="none"/></g>`;

/** What lies where: name, x, y, turn, scale. */
const laid = (pieces) =>
  pieces
    .map(
      ([name, x, y, turn, scale]) =>
        `<use href="#${name}" transform="translate(${x},${y}) rotate(${turn}) scale(${scale})"/>`,
    )
    .join('');

/** For the left; the right is its mirror image. */
export const bank = {
  viewBox: [-44, 590, 204, 140],
  defs: DEFS,
  body: laid([
    ['lf', 30, 676, -62, 0.8],
    ['lf', 50, 672, -24, 0.75],
    ['lf', 6, 690, -100, 0.8],
    ['lf', 70, 676, 40, 0.72],
    ['lf', 90, 680, 76, 0.7],
    ['bud', 92, 650, 30, 0.9],
    ['bud', 104, 664, 64, 0.8],
    ['fr', 22, 652, 20, 0.8],
    ['fr', 62, 664, -12, 0.95],
    ['fr', 30, 690, 50, 0.7],
  ]),
};
export const spray = {
  viewBox: [96, 440, 198, 78],
  defs: DEFS,
  body: laid([
    ['lf', 160, 486, -84, 0.75],
    ['lf', 230, 486, 84, 0.75],
    ['lf', 172, 478, -50, 0.62],
    ['lf', 218, 478, 50, 0.62],
    ['fr', 168, 488, -10, 0.72],
    ['fr', 222, 488, 20, 0.72],
    ['fr', 195, 480, 0, 0.95],
  ]),
};
/** For the upper right corner of a card. */
export const corner = {
  viewBox: [282, -30, 86, 88],
  defs: DEFS,
  body: laid([
    ['lf', 330, 14, -70, 0.5],
    ['lf', 330, 14, 130, 0.45],
    ['fr', 326, 6, 10, 0.66],
    ['fr', 344, 36, 50, 0.5],
  ]),
};
export const budded = {
  viewBox: [282, -30, 86, 88],
  defs: DEFS,
  body: laid([
    ['lf', 330, 20, -70, 0.5],
    ['lf', 330, 20, 10, 0.5],
    ['bud', 312, -2, -50, 0.7],
    ['fr', 330, 12, 15, 0.62],
  ]),
};
export const flower = { viewBox: [-40, -41, 80, 78], defs: DEFS, body: '<use href="#fr"/>' };
/** One that has not opened. */
export const bud = {
  viewBox: [-40, -41, 80, 78],
  defs: DEFS,
  body: '<use href="#lf" transform="translate(-3,30) rotate(-52) scale(.55)"/><use href="#lf" transform="translate(3,30) rotate(48) scale(.5)"/><use href="#bud" transform="translate(0,28) scale(2)"/>',
};
/** One petal, upright. */
export const petal = { viewBox: [-20, -41, 38, 42], defs: DEFS, body: '<use href="#p"/>' };
