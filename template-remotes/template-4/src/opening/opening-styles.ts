import { css } from '@emotion/react';
import { from } from '@janur/kit';
import { CJK, DESKTOP, ifSlim, LEAVING, LOW, NARROW, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { caption } from '../parts/type.ts';

const ON_PHOTO = '[data-cover="PHOTO"] &';
const WIDE = `@media ${from('tablet')} and (min-height: 521px)`;
const QUIET = { clipPath: 'none', opacity: 0, transition: 'opacity 200ms' } as const;

/** When it is opened, the white below it pushes the cover up. */
export const root = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  color: 'var(--title)',
  background: 'var(--base)',
  clipPath: 'inset(0 0 0 0)',
  [ON_PHOTO]: { color: '#fff', '--focus': '#fff', background: '#141414' },
  [LEAVING]: { clipPath: 'inset(0 0 100% 0)', transition: 'clip-path 800ms cubic-bezier(.2,.7,0,1)' },
  [WITHOUT_MOTION.replace('&', LEAVING)]: QUIET,
  [REDUCED_MOTION]: { [LEAVING]: QUIET },
});

/** The veil is darkest behind the small type, so that it reads on any picture. */
export const picture = css({
  position: 'absolute',
  inset: 0,
  '& img': { width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 40%)' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'linear-gradient(#0a081c2e, #0a081c24 30%, #0a081c80 41% 58%, #0a081c12 72%, #0a081c00 78%, #0a081c33)',
  },
  [NARROW]: {
    '&::after': { background: 'linear-gradient(#0a081c2e, #0a081c24 32%, #0a081c80 48% 76%, #0a081c26 90%)' },
  },
  // the small type stands higher there; an upright picture gives a band of it: where people stand and horizons lie, not the sky
  [DESKTOP]: {
    '& img': { objectPosition: 'var(--cover-position, 50% 68%)' },
    '&::after': {
      background: 'linear-gradient(#0a081c2e, #0a081c3d 26%, #0a081c85 38% 54%, #0a081c00 68%, #0a081c26)',
    },
  },
  [LOW]: { '&::after': { background: '#0a081c80' } },
});

export const sheet = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden auto',
  display: 'flex',
  flexDirection: 'column',
  padding: '0 20px max(24px, env(safe-area-inset-bottom))',
  // the languages stand above
  [NARROW]: { paddingTop: ifSlim('56px') },
  [WIDE]: { padding: '0 40px 40px' },
  [LOW]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 300px)',
    gridTemplateRows: 'auto auto 1fr',
    columnGap: 40,
    paddingBottom: 20,
  },
});

/** An n is about .42 em wide: as many as are as broad as the first name, or the last one behind its ampersand, fill the line. */
export const masthead = css({
  '--ems': 'max(1.2, .06 + .42 * var(--first-room), .76 + .42 * var(--last-room))',
  flex: 'none',
  margin: '-.08em -8px .1em -7px',
  fontFamily: 'var(--font-heading)',
  fontSize: 'max(2.25rem, min((100vw - 26px) / var(--ems), 27dvh))',
  lineHeight: 0.82,
  letterSpacing: '-.035em',
  overflowWrap: 'anywhere',
  '& [data-line]:first-of-type': { display: 'block' },
  '& [data-joiner]': { fontStyle: 'italic', letterSpacing: 0 },
  '[data-names="huge"] &, [data-names="long"] &': { marginTop: 14, lineHeight: 0.92 },
  [CJK]: {
    fontSize: 'max(2rem, min((100vw - 40px) / (1.2 + var(--longest-word)), 18dvh))',
    lineHeight: 1.2,
    marginTop: 16,
  },
  [WIDE]: {
    fontSize: 'max(3rem, min((100vw - 80px) / var(--ems), 27dvh))',
  },
  // one line across the window, as on a newsstand
  [DESKTOP]: {
    fontSize: 'max(3rem, min((100vw - 80px) / (.96 + .42 * (var(--first-room) + var(--last-room))), 46dvh))',
    '& [data-line]:first-of-type': { display: 'inline' },
    [CJK]: { fontSize: 'max(3rem, min((100vw - 80px) / (2 + 2 * var(--longest-word)), 24dvh))' },
  },
  [LOW]: {
    gridColumn: 1,
    fontSize: 'max(2.25rem, min((100vw - 400px) / var(--ems), 31dvh))',
  },
});

export const issue = css(caption, {
  flex: 'none',
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4px 16px',
  flexWrap: 'wrap',
  marginTop: 'clamp(14px, 3.4dvh, 36px)',
  paddingTop: 9,
  borderTop: '1px solid',
  '& > span:last-of-type': { display: 'flex' },
  '& > span:last-of-type > span + span::before': { content: '"&"', fontStyle: 'italic', padding: '0 .3em' },
  [ON_PHOTO]: { textShadow: '0 1px 2px #0a081c80' },
  [NARROW]: { columnGap: 8, fontSize: '.75rem' },
  [LOW]: { gridColumn: 1, marginTop: 14 },
});

/** What this issue is about. */
export const lines = css({
  flex: 'none',
  maxWidth: 300,
  marginTop: 14,
  font: '400 clamp(1.5rem, 8.4vw, 2.0625rem)/1.02 var(--font-heading)',
  letterSpacing: '-.01em',
  textWrap: 'balance',
  '& > *': { display: 'block' },
  '& [data-quote]:not(:empty) + i': { display: 'none' },
  [ON_PHOTO]: { textShadow: '0 1px 2px #0a081c66' },
  [CJK]: { fontSize: '1.5rem', lineHeight: 1.35 },
  [DESKTOP]: { fontSize: '3rem', maxWidth: 520 },
  [LOW]: { gridColumn: 1, fontSize: '1.375rem', marginTop: 8 },
});

export const window = css({
  flex: '1 1 0',
  minHeight: 120,
  display: 'flex',
  alignItems: 'flex-end',
  margin: '20px -20px 20px 52px',
  '& img': { width: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  // however low the window is, it stands upright
  '&[data-type="PORTRAIT"] img': {
    width: 'auto',
    maxWidth: '100%',
    height: '100%',
    marginInlineStart: 'auto',
    aspectRatio: '3 / 4',
  },
  '&[data-type="LANDSCAPE"] img': { aspectRatio: '3 / 2', maxHeight: '100%' },
  '&[data-type="LOGO"]': { margin: '20px 0', justifyContent: 'center', alignItems: 'center' },
  '&[data-type="LOGO"] img': { width: '55%', maxHeight: '100%', objectFit: 'contain' },
  [WIDE]: { maxWidth: 420, marginLeft: 'auto', marginRight: -40 },
  [LOW]: { gridColumn: 2, gridRow: '1 / 4', margin: '16px 0 128px', maxHeight: '48dvh' },
});

const guestName = {
  marginTop: 3,
  font: '400 1.5625rem/1.06 var(--font-heading)',
  color: 'var(--title)',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
} as const;

export const guest = css({
  minWidth: 0,
  [NARROW]: { flex: '999 1 136px' },
  alignSelf: 'center',
  padding: '14px 16px 16px 18px',
  color: 'var(--ink)',
  '& span': { ...caption, display: 'block' },
  '& strong': { ...guestName, [NARROW]: { fontSize: '1.3125rem' } },
  '[data-guest="long"] & strong': { fontSize: '1.1875rem', [NARROW]: { fontSize: '1rem' } },
  [CJK]: { '& strong': { fontSize: '1.25rem', lineHeight: 1.35 } },
});

/** QUERY_REVERSE: the label was glued on above the masthead. */
export const above = css({
  flex: 'none',
  margin: '0 -20px 22px',
  background: 'var(--base)',
  borderBottom: 'var(--rule)',
  [WIDE]: { margin: '0 -40px 28px', paddingLeft: 20 },
  [LOW]: { gridColumn: '1 / -1', margin: '0 -20px 12px' },
});

export const card = css({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  marginTop: 'auto',
  minHeight: 104,
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: 'var(--base)',
  '[data-part="opening"]:not([data-cover="PHOTO"]) &': { borderBlock: 'var(--rule)' },
  '& > :only-child': { gridColumn: '1 / -1', borderLeft: 0, gridAutoFlow: 'column', margin: 0, gap: 20 },
  '&:has(> :only-child)': { minHeight: 72 },
  [WIDE]: { width: 420, marginLeft: 'auto' },
  // the button below the guest, where there is no room beside
  [NARROW]: { display: 'flex', flexWrap: 'wrap' },
  [LOW]: { gridColumn: 2, gridRow: '1 / 4', alignSelf: 'end', position: 'sticky', bottom: 20, width: '100%' },
});

export const button = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 7,
  minWidth: 108,
  maxWidth: 150,
  minHeight: 48,
  margin: '14px 0',
  padding: '0 12px',
  border: 0,
  borderLeft: 'var(--rule)',
  font: '500 1rem/1.2 var(--font-body)',
  color: 'var(--ink)',
  background: 'none',
  cursor: 'pointer',
  '& svg': { transition: 'transform 300ms cubic-bezier(.2,.7,0,1)' },
  '&:hover svg': { transform: 'translateX(6px)' },
  '&:only-child': { maxWidth: 'none', alignItems: 'center' },
  [NARROW]: { flex: '1 1 108px' },
  [WITHOUT_MOTION]: { '& svg': { transition: 'none' } },
  [REDUCED_MOTION]: { '& svg': { transition: 'none' } },
});
