import { css } from '@emotion/react';
import { CJK, DESKTOP, emptySheet, WishesSection } from '@janur/template-parts';
import { lightPill } from '../parts/look.ts';
import { Room } from '../parts/room.tsx';

const FACES = [
  { face: 'var(--cream)', shade: 'var(--gold)', ring: 'var(--red)', name: 'var(--red)', ink: 'var(--soot)' },
  { face: 'var(--gold)', shade: 'var(--deep)', ring: 'var(--soot)', name: 'var(--soot)', ink: 'var(--soot)' },
  {
    face: 'var(--third)',
    shade: 'var(--red)',
    ring: 'var(--ink-on-third)',
    name: 'var(--ink-on-third)',
    ink: 'var(--ink-on-third)',
  },
] as const;

/** Coasters that somebody wrote on, left lying at an angle. */
const coasters = css({
  display: 'grid',
  gap: 26,
  marginTop: 30,
  '& [data-part="list"]': { display: 'grid', gap: 30, [DESKTOP]: { gridTemplateColumns: '1fr 1fr', gap: 40 } },
  '& [data-part="wish"]': {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    minHeight: 190,
    width: 'min(100%, 400px)',
    padding: '34px 38px',
    borderRadius: 72,
    textAlign: 'center',
    rotate: '-1.6deg',
  },
  '& [data-part="wish"]:nth-of-type(2n)': { rotate: '1.4deg', justifySelf: 'end' },
  '& [data-part="wish"]::before': {
    content: '""',
    position: 'absolute',
    inset: 8,
    border: '2px solid var(--ring)',
    borderRadius: 64,
    outline: '2px dotted var(--ring)',
    outlineOffset: -9,
  },
  ...Object.fromEntries(
    FACES.map(({ face, shade, ring, name, ink }, index) => [
      `& [data-part="wish"]:nth-of-type(3n + ${index + 1})`,
      { color: ink, background: face, boxShadow: `7px 8px 0 ${shade}`, '--ring': ring, '--name': name },
    ]),
  ),
  '& :is([data-part="head"], [data-part="message"])': { position: 'relative' },
  '& [data-part="name"]': {
    display: 'block',
    font: '400 1.5rem/1.15 var(--font-script)',
    color: 'var(--name)',
    overflowWrap: 'anywhere',
    [CJK]: { fontSize: '1.1875rem' },
  },
  '& [data-part="answer"]': {
    position: 'relative',
    padding: '10px 0 0',
    border: 0,
    borderTop: '2px dotted var(--ring)',
    '& [data-part="message"]': { marginTop: 2 },
  },
  '& [data-part="time"]': { font: '500 .875rem/1.3 var(--font-body)' },
  '& [data-part="message"]': { marginTop: 6, font: '500 1.0625rem/1.45 var(--font-body)', whiteSpace: 'pre-line' },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': { padding: '20px 0', fontWeight: 500 },
  '& [data-part="empty"]': emptySheet,
  '& [data-part="more"]': { ...lightPill, width: '100%', minHeight: 56, borderRadius: 28 },
});

/** The wishes on coasters. */
export const Wishes = () => <WishesSection page={(props) => <Room tone="teal" isWide {...props} />} list={coasters} />;
