/** The letters that the sky knows: stars and lines of each. */
import a from '../assets/letters/a.svg';
import b from '../assets/letters/b.svg';
import c from '../assets/letters/c.svg';
import d from '../assets/letters/d.svg';
import e from '../assets/letters/e.svg';
import f from '../assets/letters/f.svg';
import g from '../assets/letters/g.svg';
import h from '../assets/letters/h.svg';
import i from '../assets/letters/i.svg';
import j from '../assets/letters/j.svg';
import k from '../assets/letters/k.svg';
import l from '../assets/letters/l.svg';
import m from '../assets/letters/m.svg';
import n from '../assets/letters/n.svg';
import o from '../assets/letters/o.svg';
import p from '../assets/letters/p.svg';
import q from '../assets/letters/q.svg';
import r from '../assets/letters/r.svg';
import s from '../assets/letters/s.svg';
import t from '../assets/letters/t.svg';
import u from '../assets/letters/u.svg';
import v from '../assets/letters/v.svg';
import w from '../assets/letters/w.svg';
import x from '../assets/letters/x.svg';
import y from '../assets/letters/y.svg';
import z from '../assets/letters/z.svg';

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
