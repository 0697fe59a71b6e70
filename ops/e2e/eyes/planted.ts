import type { Rule } from './slip.ts';

interface Planted {
  readonly rule: Rule;
  /** The same page as it must be. */
  readonly clean: string;
  readonly faulty: string;
  readonly says: RegExp;
  readonly width?: number;
  readonly height?: number;
}

const DISC = 'width: 48px; height: 48px; border-radius: 50%';
const BAR =
  '<nav style="position: fixed; inset: auto 0 0; background: #fff; display: flex; gap: 8px"><a class="button" href="#hero">Mempelai</a><a class="button" href="#hero">Acara</a><a class="button" href="#hero">Ucapan</a></nav>';
const TWIGS = 'padding: 12px; background: repeating-linear-gradient(90deg, #eee 0 6px, #555 6px 12px)';
const hero = (content: string, style = '') =>
  `<section data-section="hero" id="hero" style="${style}">${content}</section>`;
const TEXT = '<p>Merupakan suatu kehormatan apabila Anda berkenan hadir dan memberikan doa restu kepada kami.</p>';

/** Two pages beside each other, the second of which a disc lies over. */
const strip = (width: string) =>
  hero(
    `<button style="position: fixed; top: 100px; left: 300px; ${DISC}" aria-label="Musik">♪</button><ul style="display: flex; width: 340px; overflow-x: auto; padding: 90px 0; list-style: none"><li style="flex: 0 0 ${width}">2021</li><li style="flex: 0 0 ${width}; text-align: ${width === '300px' ? 'left' : 'right'}">2022</li><li style="flex: 0 0 300px">.</li></ul>`,
  );

/** What both art reviews found with their eyes, each as small as it can be, beside the same without it. */
export const PLANTED: Readonly<Record<string, Planted>> = {
  'a disc over words is seen': {
    rule: 'covered',
    clean: hero(`<div style="text-align: right"><button style="${DISC}" aria-label="Musik">♪</button></div>${TEXT}`),
    faulty: hero(
      `<button style="position: fixed; top: 24px; left: 60px; ${DISC}" aria-label="Musik">♪</button>${TEXT}`,
    ),
    says: /“Musik” .* lies over \d+ % of it/,
  },
  'a disc over a control that is fixed itself is seen': {
    rule: 'covered',
    clean: `<header style="position: fixed; top: 0; right: 0; display: flex"><button>Indeks</button><button aria-label="Bahasa">ID</button></header>${hero('')}`,
    faulty: `<header style="position: fixed; top: 0; right: 0"><button style="width: 160px; text-align: left; padding: 0 16px">Indeks</button></header><button aria-label="Bahasa" style="position: fixed; top: 0; right: 0; ${DISC}"></button>${hero('')}`,
    says: /“Bahasa”/,
  },
  'a bar under which words pass is none, over the end of the page it is': {
    rule: 'covered',
    clean:
      hero(TEXT) +
      `<footer style="padding-bottom: 80px">${TEXT}</footer>${BAR}<button style="position: fixed; right: 0; bottom: 0; ${DISC}" aria-label="Musik">♪</button>`,
    faulty: hero(TEXT) + `<footer>${TEXT}</footer>${BAR}`,
    says: /at the page's end/,
  },
  'a hero that a bar cuts in the first view is seen': {
    rule: 'covered',
    clean: hero(TEXT, 'height: 500px; min-height: 0; padding-top: 200px') + hero('') + BAR,
    faulty: hero(TEXT, 'height: 500px; min-height: 0; padding-top: 440px') + hero('') + BAR,
    says: /in the first view/,
  },
  'a disc over the next page of a strip is none, over the one that is shown it is': {
    rule: 'covered',
    clean: strip('300px'),
    faulty: strip('150px'),
    says: /“Musik” .* lies over \d+ % of it/,
  },
  'a word that breaks without a hyphen is seen, one at its hyphen is none': {
    rule: 'broken word',
    clean: hero(
      '<p style="width: 150px; overflow-wrap: anywhere">Beristirahat&shy;lah, hal-<wbr>hal berikut di Kota-Baru-Parahyangan, Ani<wbr>Bo<wbr>Selamanya 李静雅陈伟明李静雅陈伟明</p><p lang="ja" style="width: 120px; word-break: auto-phrase; overflow-wrap: anywhere">皆様のご臨席と祝福がこの夜を満たします</p>',
    ),
    faulty: hero('<p style="width: 90px; overflow-wrap: anywhere">BERISTIRAHATLAH</p>'),
    says: /stands on \d lines without a hyphen/,
  },
  'a ring through the words over a field is seen': {
    rule: 'ring through words',
    clean: hero(
      '<label>Ucapan untuk Ani<textarea class="r"></textarea></label><style>.r:focus { outline: 3px solid #246; outline-offset: -3px }</style>',
    ),
    faulty: hero(
      '<label>Ucapan untuk Ani<textarea class="r"></textarea></label><style>.r:focus { outline: 3px solid #246; outline-offset: 6px }</style>',
    ),
    says: /drawn through “(?:Ucapan|untuk|Ani)”/,
  },
  'a button that something lies over is seen': {
    rule: 'dead target',
    clean: hero(
      '<button aria-label="Jeda">‖</button><div style="position: absolute; inset: 0; pointer-events: none"></div>',
    ),
    faulty: hero('<button aria-label="Jeda">‖</button><div style="position: absolute; inset: 0"></div>'),
    says: /a tap in its middle goes to/,
  },
  'a button too small for a finger is seen': {
    rule: 'small target',
    clean: hero('<button>OK</button>'),
    faulty: hero('<button style="min-width: 0; min-height: 0; width: 30px; height: 30px; padding: 0">OK</button>'),
    says: /30 × 30/,
  },
  'an ellipsis in a name is seen': {
    rule: 'cut person',
    clean: hero('<p style="width: 160px">Kepada Maharani Kusumaningrum</p>'),
    faulty: hero(
      '<p style="width: 160px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">Kepada Maharani Kusumaningrum</p>',
    ),
    says: /“\w+” are cut off at the right by .*\(ellipsis\)/,
  },
  'a name that is clamped away is seen': {
    rule: 'cut person',
    clean: hero(
      '<p style="width: 200px; -webkit-line-clamp: 3; display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden">Putra dari Maharani Kusumaningrum</p><a href="#hero" style="display: block; min-height: 48px"><span style="width: 150px; -webkit-line-clamp: 1; display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden">Putra pertama dari Maharani Kusumaningrum</span></a>',
    ),
    faulty: hero(
      '<p style="width: 150px; -webkit-line-clamp: 1; display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden">Putra pertama dari Maharani Kusumaningrum</p>',
    ),
    says: /\(line-clamp\)/,
  },
  'a name that leaves the screen is seen': {
    rule: 'cut person',
    clean: hero('<h1 style="font-size: 40px">Maharani</h1>'),
    faulty: hero(
      '<div style="overflow: clip"><h1 style="font-size: 90px; white-space: nowrap">Maharani Putri</h1></div>',
    ),
    says: /cut off at the right/,
  },
  'words over twigs are seen, words on a ground of their own are not': {
    rule: 'faint words',
    clean: hero(
      `<div style="${TWIGS}"><p style="background: #fff; padding: 4px">Sabtu, 8 Mei</p></div><p style="text-shadow: 0 1px 0 #555">Ani &amp; Bo</p>`,
    ),
    faulty: hero(`<div style="${TWIGS}"><p>Sabtu, 8 Mei</p></div>`),
    says: /contrast of \d\.\d where 4\.5 is the least: #222222 over #/,
  },
  'foil that is too pale is seen': {
    rule: 'faint words',
    clean: hero(
      '<h1 style="font-size: 40px; background: linear-gradient(#642, #853); background-clip: text; color: transparent">Ani &amp; Bo</h1>',
    ),
    faulty: hero(
      '<h1 style="font-size: 40px; background: linear-gradient(#fd8, #fe9); background-clip: text; color: transparent">Ani &amp; Bo</h1>',
    ),
    says: /contrast of \d\.\d where 3 is the least/,
  },
};
