import { cloud, GILT, svg } from './drawing.mjs';

/** A pair of mandarin ducks: the drake with crest, ruff and sail feathers, the duck in her quiet brown. Facing each other on water. */
const drake = `<path d="M-58,6C-66,-8-62,-20-52,-24C-44,-4-20,4 6,2C26,0 34,-14 32,-28C30,-46 44,-60 60,-56C70,-54 74,-44 72,-36C68,-22 62,-14 60,-2C57,18 34,30 4,30C-26,30-50,24-58,6Z" fill="#f3dcae" stroke="#7a4a10" stroke-width="1.4"/>
<path d="M60,-2C57,18 38,28 14,29C34,20 42,4 40,-12C48,-14 56,-10 60,-2Z" fill="#6b2a5a"/>
<path d="M42,-10C46,-2 46,10 40,18M48,-9C52,-2 52,8 47,14" fill="none" stroke="#fff5e6" stroke-width="2.6"/>
<path d="M-58,6C-66,-8-62,-20-52,-24C-46,-8-30,0-8,3C-14,20-34,26-46,20C-52,16-56,11-58,6Z" fill="#2f5d57"/>
<path d="M-6,8C-14,-18-4,-38 12,-44C22,-30 22,-8 12,8C6,14-2,14-6,8Z" fill="#d9722a" stroke="#7a3a10" stroke-width="1.2"/><path d="M10,-40C18,-28 18,-8 9,7" fill="none" stroke="#fff5e6" stroke-width="2.4"/><path d="M2,6C-3,-10 0,-26 8,-36" fill="none" stroke="#7a3a10" stroke-width="1"/>
<path d="M-44,16C-34,8-18,6-4,10M-40,22C-28,14-14,13 2,16" fill="none" stroke="#e6bb62" stroke-width="1.6"/>
<path d="M34,-34C24,-34 16,-42 14,-54C26,-50 32,-58 44,-60C58,-64 72,-56 72,-42C66,-50 54,-48 48,-42C44,-36 40,-34 34,-34Z" fill="#1f6a58"/><path d="M40,-61C50,-66 64,-64 70,-52C60,-60 50,-60 38,-54Z" fill="#b3181c"/>
<path d="M46,-44C54,-52 66,-50 71,-42C62,-42 58,-38 50,-30C42,-22 36,-22 32,-26C38,-30 42,-36 46,-44Z" fill="#fff5e6"/>
<path d="M40,-32C36,-22 40,-8 50,-4C58,-10 60,-20 60,-28C54,-30 46,-34 40,-32Z" fill="#e08a3a"/><path d="M44,-30C42,-22 44,-13 49,-8M49,-30C49,-22 50,-15 53,-9M54,-29C55,-23 56,-18 57,-14" fill="none" stroke="#9a4a14" stroke-width="1.2"/>
<circle cx="61" cy="-44" r="2.5" fill="#2a0d08"/><path d="M69,-44C77,-46 87,-42 91,-35.5C84,-32 75,-31.500 68,-33.500Z" fill="#e2543a" stroke="#7a1a10" stroke-width="1"/><path d="M70,-38C77,-38.500 84,-37.500 90,-35.800" fill="none" stroke="#7a1a10" stroke-width=".9"/>`;
const duck = `<path d="M-58,6C-66,-4-64,-14-56,-16C-46,-2-22,4 4,2C24,0 32,-12 32,-26C32,-42 46,-54 60,-50C70,-47 73,-38 70,-30C66,-18 61,-12 59,-2C56,18 34,30 4,30C-26,30-50,24-58,6Z" fill="#c9ab84" stroke="#6b4a26" stroke-width="1.4"/>
<path d="M59,-2C56,18 34,30 4,30C-12,30-28,28-40,23C-10,24 24,20 40,-6C48,-10 55,-8 59,-2Z" fill="#efe0c4"/><path d="M34,22q4,-5 8,-4M24,26q4,-5 8,-4M42,14q4,-5 8,-4M12,27q4,-5 8,-4M46,4q4,-5 7,-4" fill="none" stroke="#8a6a42" stroke-width="1.6"/>
<path d="M-46,2C-26,-12 4,-12 24,-2C16,14-22,20-46,2Z" fill="#a3835a" stroke="#6b4a26" stroke-width="1.1"/><path d="M-34,2C-18,-5 0,-5 16,-1M-26,7C-14,3 0,3 10,4" fill="none" stroke="#efe0c4" stroke-width="1.5"/><path d="M-46,2C-34,-4-24,-6-14,-7L-20,6C-30,8-40,6-46,2Z" fill="#3f6f8a"/>
<path d="M34,-30C26,-32 22,-38 22,-46C32,-44 42,-54 56,-54C68,-54 74,-44 71,-36C62,-44 46,-40 34,-30Z" fill="#8a7258"/><path d="M50,-38C56,-44 66,-42 69,-38" fill="none" stroke="#fff5e6" stroke-width="2.2"/><circle cx="60" cy="-39" r="2.4" fill="#2a0d08"/><path d="M50,-38C44,-37 40,-34 37,-30" fill="none" stroke="#fff5e6" stroke-width="1.6"/><path d="M70,-37C77,-38 82,-35 84,-31C78,-28 73,-28 69,-30Z" fill="#c9823a"/>`;

const ripple = (y, width, x = 0) =>
  `<path d="M${x - width},${y}q${width / 4},-5 ${width / 2},0t${width / 2},0t${width / 2},0t${width / 2},0" fill="none" stroke="#d4a24a" stroke-width="1.5" stroke-linecap="round"/>`;

export const ducks = () =>
  svg({
    viewBox: [-170, -78, 340, 128],
    body: `<defs>${GILT}</defs><g transform="translate(-84,0)">${drake}</g><g transform="translate(84,4) scale(-.94,.94)">${duck}</g>${ripple(33, 130)}${ripple(40, 74, -50)}${ripple(41, 60, 76)}`,
  });

/** Clouds as a bank: their bodies alone (a mask for the page's ground) and their lines alone. */
export function bank(clouds, viewBox) {
  const all = (fill, line) => clouds.map((one) => cloud({ ...one, fill, line })).join('');
  const [x, y, width, height] = viewBox;
  return {
    body: svg({
      viewBox,
      body: `${all('#000', '#000')}<rect x="${x}" y="${y + height - 36}" width="${width}" height="36"/>`,
    }),
    line: svg({
      viewBox,
      body: `<defs><mask id="m" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}">${all('#000', '#fff')}</mask></defs><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#c28a30" mask="url(#m)"/>`,
    }),
  };
}
