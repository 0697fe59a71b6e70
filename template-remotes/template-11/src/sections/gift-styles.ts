import { css } from '@emotion/react';
import { giftBasics, logoPlate } from '@janur/template-parts';
import { dialog, donePill, lightPill, pill } from '../parts/look.ts';

const COVERS = ['var(--red)', 'var(--teal)', 'var(--deep)'];

/** Every account is a book of matches: its cover, the card, and the strip to strike on. */
export const matchbooks = css(giftBasics, {
  '& [data-part="open"]': { ...pill, width: 'min(320px, 100%)', minHeight: 56, borderRadius: 28 },
  '& [data-part="dialog"]': dialog,
  '& [data-part="list"]': { display: 'grid', gap: 24 },
  '& [data-part="account"]': {
    display: 'grid',
    justifyItems: 'center',
    gap: 10,
    padding: '0 16px 44px',
    overflow: 'hidden',
    borderRadius: '10px 10px 14px 14px',
    textAlign: 'center',
    color: 'var(--soot)',
    '--focus': 'var(--soot)',
    '--cover': COVERS[0],
    background:
      'linear-gradient(#8b8378, #8b8378) 50% calc(100% - 30px) / 34px 4px no-repeat, linear-gradient(var(--soot), var(--soot)) 0 calc(100% - 7px) / 100% 14px no-repeat, #fff',
    border: '2.5px solid var(--soot)',
  },
  '& li:nth-of-type(3n + 2) [data-part="account"]': { '--cover': COVERS[1] },
  '& li:nth-of-type(3n) [data-part="account"]': { '--cover': COVERS[2] },
  '& [data-part="bank"]': {
    width: 'calc(100% + 32px)',
    minHeight: 76,
    padding: '14px 16px 18px',
    color: 'var(--cream)',
    background: 'var(--cover)',
    clipPath: 'polygon(0 0, 100% 0, 100% calc(100% - 8px), 50% 100%, 0 calc(100% - 8px))',
  },
  '& [data-part="logo"]': { ...logoPlate, borderRadius: 8 },
  '& [data-part="name"]': { font: '400 1.5rem/1.2 var(--font-heading)', overflowWrap: 'anywhere' },
  '& [data-part="owner"]': { font: '500 1rem/1.4 var(--font-body)' },
  '& [data-part="number"]': {
    font: '500 clamp(1.375rem, 6.8vw, 1.75rem)/1.2 var(--font-body)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="copy"]': { ...pill, minWidth: 180 },
  '& [data-part="copy"][data-state="copied"]': donePill,
  '& [data-part="pay"] a': { ...lightPill, minWidth: 180, background: '#f3e7d0' },
  '& [data-part="qr"]': { border: '2.5px solid var(--soot)', borderRadius: 10 },
  '& [data-part="others"]': { display: 'grid', gap: 14, marginTop: 24 },
  '& [data-part="others-title"]': { fontSize: '1.375rem', textAlign: 'center' },
});
