import { GILT, svg, times } from './drawing.mjs';

const SILK = `<radialGradient id="l" cx=".42" cy=".42" r=".7"><stop stop-color="#dd3a2b"/><stop offset=".45" stop-color="#c8221e"/><stop offset="1" stop-color="#8d0d12"/></radialGradient>
<linearGradient id="d" x1="0" x2="1"><stop stop-color="#5c0508" stop-opacity=".55"/><stop offset=".3" stop-color="#ff9a6a" stop-opacity=".14"/><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-color="#4a0306" stop-opacity=".6"/></linearGradient>`;

/** A silk lantern: seven ribs, two caps, a tassel of twelve threads; its middle is the origin. */
export function lantern({ width, height, tassel, cord, mark = '' }) {
  const half = width / 2;
  const low = height / 2;
  const cap = (y) =>
    `<rect x="${-half * 0.46}" y="${y}" width="${half * 0.92}" height="9" rx="2" fill="url(#g)" stroke="#7a4a10" stroke-width=".6"/>`;
  const threads = times(12, (i) => {
    const k = (i - 5.5) / 5.5;
    return `<path d="M${(k * 3).toFixed(1)},${low + 18}Q${(k * 5).toFixed(1)},${low + 24} ${(k * 6.4).toFixed(1)},${(low + 18 + tassel - Math.abs(k) * 2).toFixed(1)}"/>`;
  });
  const top = low + 12 + cord;
  return svg({
    viewBox: [-half - 1, -top, width + 2, top + low + 22 + tassel],
    body: `<defs>${GILT}${SILK}</defs><path d="M0,${-top}V${-low - 8}" stroke="#d4a24a" stroke-width="1.6"/><path d="M-7,${-low - 12}h14v5h-14z" fill="url(#g)"/>${cap(-low - 7)}<ellipse rx="${half}" ry="${low}" fill="url(#l)"/><g fill="none" stroke="#e9c06a" stroke-opacity=".5">${[0.94, 0.66, 0.34].map((k) => `<ellipse rx="${half * k}" ry="${low}"/>`).join('')}<path d="M0,${-low}V${low}"/></g><ellipse rx="${half}" ry="${low}" fill="url(#d)"/>${mark}${cap(low - 3)}<path d="M0,${low + 6}v8" stroke="#d4a24a" stroke-width="2"/><circle cy="${low + 15}" r="3.4" fill="url(#g)"/><g stroke="#d9a23f" stroke-width="1.15" stroke-linecap="round" fill="none">${threads}</g><path d="M-4.6,${low + 22}h9.2" stroke="#a3171b" stroke-width="2"/>`,
  });
}
