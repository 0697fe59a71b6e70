import { INK, round } from './pen.mjs';

/** A martini that leans, 112 × 150. */
export const MARTINI = `<g transform="translate(56,76) rotate(12)"><path d="M-46,-50H46L6,0V58H-6V0Z" fill="#e9fbf5" opacity=".35"/><path d="M-34,-35H34L0,6Z" fill="${INK.orange}"/><path d="M-46,-50H46L3,2V60H-3V2Z" fill="none" stroke="${INK.cream}" stroke-width="4" stroke-linejoin="round"/><path d="M-26,64C-24,56 24,56 26,64Z" fill="${INK.cream}"/><path d="M-20,-66L22,-12" stroke="${INK.cream}" stroke-width="3"/><circle cx="2" cy="-36" r="9" fill="#8fa63a"/><circle cx="-1" cy="-38" r="3" fill="${INK.red}"/></g>`;

/** A long-player, 116 × 116. */
export function record() {
  const radius = 58;
  const grooves = Array.from(
    { length: 7 },
    (_, index) => `<circle r="${round(radius * (0.46 + index * 0.075))}" fill="none" stroke="#5a504a"/>`,
  ).join('');
  const light = (side) =>
    `M0,0L${round(-side * radius * 0.5)},${round(-side * radius * 0.82)}A${round(radius * 0.96)},${round(radius * 0.96)} 0 0 1 ${round(-side * radius * 0.2)},${round(-side * radius * 0.94)}Z`;
  return `<g transform="translate(58,58)"><circle r="58" fill="#231f1c"/>${grooves}<path d="${light(1)}${light(-1)}" fill="#fff" opacity=".14"/><circle r="22" fill="${INK.orange}"/><circle r="16.2" fill="none" stroke="${INK.red}" stroke-width="2"/><circle r="4" fill="#231f1c"/></g>`;
}

/** A cake on a stand with three candles, 120 × 140. */
export const CAKE = `<path d="M36,130C36,122 52,124 56,104H64C68,124 84,122 84,130Z" fill="${INK.cream}"/><ellipse cx="60" cy="102" rx="56" ry="8" fill="${INK.cream}"/><path d="M14,62C14,54 106,54 106,62V96C106,104 14,104 14,96Z" fill="${INK.red}"/><path d="M14,62C14,50 106,50 106,62V72C100,84 92,84 88,74C82,88 72,88 68,76C62,90 52,90 48,76C42,86 34,86 30,75C26,82 18,82 14,72Z" fill="${INK.peach}"/><g fill="${INK.orange}"><path d="M35,26h7v30h-7zM57,22h7v36h-7zM79,26h7v30h-7z"/></g><g fill="${INK.cream}"><path d="M38.500,6c5,7 5,10 0,14c-5,-4 -5,-7 0,-14zM60.500,2c5,7 5,10 0,14c-5,-4 -5,-7 0,-14zM82.500,6c5,7 5,10 0,14c-5,-4 -5,-7 0,-14z"/></g>`;

/** The tray of a slide projector from above: 320 × 320. */
export function tray() {
  const slots = Array.from(
    { length: 60 },
    (_, index) => `<path d="M0,-152V-112" transform="rotate(${index * 6})"/>`,
  ).join('');
  return `<g transform="translate(160,160)"><circle r="158" fill="#231f1c"/><g stroke="#5a504a" stroke-width="3">${slots}</g><circle r="106" fill="${INK.deep}" stroke="#5a504a" stroke-width="3"/><circle r="78" fill="none" stroke="${INK.orange}" stroke-width="3"/><circle r="30" fill="${INK.orange}"/><circle r="14" fill="${INK.red}"/></g>`;
}

/** Rabbit ears on their foot, 220 × 96. */
export const EARS = `<g stroke="${INK.ink}" stroke-width="4" stroke-linecap="round"><path d="M106,84L34,10M114,84L186,14"/></g><circle cx="34" cy="10" r="6" fill="${INK.red}"/><circle cx="186" cy="14" r="6" fill="${INK.red}"/><path d="M70,96C72,72 148,72 150,96Z" fill="${INK.ink}"/>`;

/** A boomerang as a tile of the countdown, a mask: 88 × 72. */
export const TILE =
  '<path d="M7,58C-1,30 10,3 44,3C78,3 89,30 81,58C78,70 64,70 60,59C57,49 31,49 28,59C24,70 10,70 7,58Z"/>';
