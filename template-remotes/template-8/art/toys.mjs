/** Faces, animals and things. Each animal comes as a body and an arm, so that it can wave. */
const eyes = (y, gap, r = 7) =>
  `<circle cx="${100 - gap}" cy="${y}" r="${r}" fill="#3b2a2a"/><circle cx="${100 + gap}" cy="${y}" r="${r}" fill="#3b2a2a"/><circle cx="${102.5 - gap}" cy="${y - 2.5}" r="2.4" fill="#fff"/><circle cx="${102.5 + gap}" cy="${y - 2.5}" r="2.4" fill="#fff"/>`;
const cheeks = (y, gap, fill = '#f28b7d') =>
  `<ellipse cx="${100 - gap}" cy="${y}" rx="12" ry="8" fill="${fill}" opacity=".55"/><ellipse cx="${100 + gap}" cy="${y}" rx="12" ry="8" fill="${fill}" opacity=".55"/>`;
const line = (d, width = 4) =>
  `<path d="${d}" stroke="#3b2a2a" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
const body = (fill, belly) =>
  `<ellipse cx="100" cy="206" rx="62" ry="70" fill="${fill}"/><ellipse cx="100" cy="218" rx="40" ry="48" fill="${belly}"/>`;

const bearHead = `<circle cx="50" cy="48" r="24" fill="#b97f4d"/><circle cx="150" cy="48" r="24" fill="#b97f4d"/><circle cx="50" cy="50" r="13" fill="#f1b9a0"/><circle cx="150" cy="50" r="13" fill="#f1b9a0"/><path d="M100,28C154,28 178,62 176,98C174,136 142,158 100,158C58,158 26,136 24,98C22,62 46,28 100,28Z" fill="#b97f4d"/><ellipse cx="100" cy="120" rx="40" ry="30" fill="#f1d2a8"/><path d="M100,106c-10,0-15-4-15-9c0-5 6-7 15-7c9,0 15,2 15,7c0,5-6,9-15,9Z" fill="#4a2c20"/>`;
const happy = `${bearHead}${eyes(88, 36)}${cheeks(112, 56)}${line('M100,106v10M78,116Q100,144 122,116')}`;
const sad = `${bearHead}${line('M52,84q11,-2 22,-12M148,84q-11,-2 -22,-12', 4)}${eyes(94, 36)}${cheeks(116, 56)}${line('M100,106v10M82,134Q100,116 118,134')}<path d="M58,104q9,13 0,18q-9,-5 0,-18Z" fill="#8cc9ee"/>`;

const bunnyHead = `<path d="M70,60C50,6 56,-34 72,-36C90,-36 94,6 92,52Z" fill="#fff"/><path d="M130,60C150,6 144,-34 128,-36C110,-36 106,6 108,52Z" fill="#fff"/><path d="M72,46C62,10 64,-18 73,-20C82,-18 85,10 83,44Z" fill="#ffc2c4"/><path d="M128,46C138,10 136,-18 127,-20C118,-18 115,10 117,44Z" fill="#ffc2c4"/><path d="M100,34C152,34 172,68 170,100C168,138 138,156 100,156C62,156 32,138 30,100C28,68 48,34 100,34Z" fill="#fff"/>${eyes(92, 30)}${cheeks(114, 52, '#ffb3b3')}<path d="M92,106h16l-8,9Z" fill="#ff9aa2"/>${line('M100,115c-4,12-18,12-21,2M100,115c4,12 18,12 21,2')}`;
const catHead = `<path d="M34,78L36,20L78,44ZM166,78L164,20L122,44Z" fill="#8d86dd"/><path d="M44,62L45,36L64,48ZM156,62L155,36L136,48Z" fill="#ffb3c8"/><path d="M100,36C152,36 176,68 174,102C172,138 140,156 100,156C60,156 28,138 26,102C24,68 48,36 100,36Z" fill="#8d86dd"/><ellipse cx="100" cy="124" rx="36" ry="24" fill="#e9e6ff"/>${eyes(94, 34)}${cheeks(116, 58, '#ff8fa3')}<path d="M93,108h14l-7,8Z" fill="#ff8fa3"/>${line('M100,116c-4,11-16,11-19,2M100,116c4,11 16,11 19,2')}${line('M22,112l-18,-5M22,122l-18,5M178,112l18,-5M178,122l18,5', 3)}`;
const chickHead = `<path d="M100,36q-12,-26 4,-30q-2,12 8,14q8,-10 16,-6q-12,8-14,24Z" fill="#ffb43d"/><circle cx="100" cy="98" r="66" fill="#ffd65c"/>${eyes(92, 28)}${cheeks(112, 46)}<path d="M84,106Q100,96 116,106Q100,128 84,106Z" fill="#f2784b"/>`;

const arm = (fill) =>
  `<path d="M40,90C14,82 2,44 12,22C20,6 42,8 46,26C49,44 56,54 64,66C72,82 54,94 40,90Z" fill="${fill}"/>`;
const animal = (head, fill, belly) => `${body(fill, belly)}${head}`;
const BOX = '-10 -44 220 324';

const ribbon = (x, y) =>
  `<g transform="translate(${x},${y})" fill="#ffc93c"><path d="M0,0C-50,-62 -86,-30 -58,-6C-44,4 -20,4 0,0ZM0,0C50,-62 86,-30 58,-6C44,4 20,4 0,0Z"/><circle r="11" fill="#e9a91c"/></g>`;

/** The lid is `present-lid.svg`: it pops. */
export const PRESENT = `<path d="M24,100H236V204a14,14 0 0 1 -14,14H38a14,14 0 0 1 -14,-14Z" fill="#7a6fe0"/><path d="M24,100H236v16H24Z" fill="#4d46a6" opacity=".45"/><rect x="112" y="100" width="36" height="118" fill="#ffc93c"/><g fill="#fff" opacity=".4"><circle cx="62" cy="150" r="9"/><circle cx="84" cy="192" r="9"/><circle cx="184" cy="146" r="9"/><circle cx="206" cy="188" r="9"/></g>`;
const LID = `<rect x="12" y="58" width="236" height="48" rx="12" fill="#ff6f61"/><rect x="108" y="58" width="44" height="48" fill="#ffc93c"/>${ribbon(130, 58)}`;

/** What stands on the set: its box and its knobs are drawn in `src/sections/video.tsx`. */
export const TELEVISION = `<path d="M132,10L196,72L250,6" stroke="#33305c" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="132" cy="10" r="10" fill="#ff6f61"/><circle cx="250" cy="8" r="10" fill="#2fb5a8"/>`;

const face = (content) => ['14 14 172 152', content];
export const FACES = { 'face-happy.svg': face(happy), 'face-sad.svg': face(sad) };

const both = (name, head, fill, belly) => ({
  [`${name}.svg`]: [BOX, animal(head, fill, belly)],
  [`${name}-arm.svg`]: ['0 6 70 90', arm(fill)],
});
export const ANIMALS = {
  'present-lid.svg': ['0 0 260 120', LID],
  ...both('cub', happy, '#b97f4d', '#f1d2a8'),
  ...both('bunny', bunnyHead, '#fff', '#ffe9e4'),
  ...both('cat', catHead, '#8d86dd', '#e9e6ff'),
  ...both('chick', chickHead, '#ffd65c', '#fff1b8'),
};
