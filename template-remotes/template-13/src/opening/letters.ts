/** The letters that the sky knows: stars and lines of each. */
import a from '../assets/letters/a.svg?drawn';
import b from '../assets/letters/b.svg?drawn';
import c from '../assets/letters/c.svg?drawn';
import d from '../assets/letters/d.svg?drawn';
import e from '../assets/letters/e.svg?drawn';
import f from '../assets/letters/f.svg?drawn';
import g from '../assets/letters/g.svg?drawn';
import h from '../assets/letters/h.svg?drawn';
import i from '../assets/letters/i.svg?drawn';
import j from '../assets/letters/j.svg?drawn';
import k from '../assets/letters/k.svg?drawn';
import l from '../assets/letters/l.svg?drawn';
import m from '../assets/letters/m.svg?drawn';
import n from '../assets/letters/n.svg?drawn';
import o from '../assets/letters/o.svg?drawn';
import p from '../assets/letters/p.svg?drawn';
import q from '../assets/letters/q.svg?drawn';
import r from '../assets/letters/r.svg?drawn';
import s from '../assets/letters/s.svg?drawn';
import t from '../assets/letters/t.svg?drawn';
import u from '../assets/letters/u.svg?drawn';
import v from '../assets/letters/v.svg?drawn';
import w from '../assets/letters/w.svg?drawn';
import x from '../assets/letters/x.svg?drawn';
import y from '../assets/letters/y.svg?drawn';
import z from '../assets/letters/z.svg?drawn';

/** What is drawn for a letter: its own sign, and for those with accents the sign beneath. */
const DRAWN: Readonly<Record<string, string>> = {
  AÁÀÂÄÃÅ: a,
  B: b,
  CÇ: c,
  D: d,
  EÉÈÊË: e,
  F: f,
  G: g,
  H: h,
  IÍÌÎÏ: i,
  J: j,
  K: k,
  L: l,
  M: m,
  NÑ: n,
  OÓÒÔÖÕ: o,
  P: p,
  Q: q,
  R: r,
  SŠ: s,
  T: t,
  UÚÙÛÜ: u,
  V: v,
  W: w,
  X: x,
  Y: y,
  ZŽ: z,
};

/**
 * Styles for elements whose `data-letter` is an initial: the letter as a constellation. What has none, such as 美, stays
 * the sign that is written in them.
 */
export const constellations = Object.fromEntries(
  Object.entries(DRAWN).map(([signs, drawing]) => [
    [...signs].map((sign) => `&[data-letter="${sign}"]`).join(', '),
    { fontSize: 0, background: `url(${drawing}) 50% / contain no-repeat` },
  ]),
);
