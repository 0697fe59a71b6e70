import { css } from '@emotion/react';
import { DESKTOP, formBasics, NARROW, RsvpSection } from '@janur/template-parts';
import bud from '../assets/bud.svg';
import flower from '../assets/flower.svg';
import plait from '../assets/plait.svg';
import scroll from '../assets/scroll.svg';
import { Heading } from '../parts/heading.tsx';
import { goldButton, outlineButton, room } from '../parts/layout.ts';
import { Banner } from '../parts/page.tsx';

/** On the green of the fields, the gate's scrolls faint in it. */
const field = css({
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  background: 'var(--primary)',
  overflow: 'clip',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `url(${scroll}) 50% 0 / 84px auto`,
    opacity: 0.7,
    maskImage: 'linear-gradient(90deg, #000, #0000 30% 70%, #000)',
    pointerEvents: 'none',
  },
});
/** A tray plaited of young palm leaf, as for an offering; the form lies in it. */
const tray = css({
  position: 'relative',
  margin: '0 -8px',
  padding: '26px 18px 24px',
  border: '22px solid #c3bf62',
  borderImage: `url(${plait}) 24 / 22px round`,
  outline: '1px solid #7d8236',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: 'var(--base)',
  boxShadow: '0 18px 34px -16px #0b140fcc, inset 0 6px 12px -6px #2a221066',
  [NARROW]: { margin: '0 -8px', padding: '22px 12px 20px', borderWidth: 16, borderImageWidth: '16px' },
  [DESKTOP]: { margin: 0, padding: '40px 44px 44px' },
});
const ARROW =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' height='9'%3E%3Cpath d='M1 1l6 6 6-6' fill='none' stroke='%235a2a27' stroke-width='2'/%3E%3C/svg%3E\")";
const notice = {
  padding: '14px 16px',
  boxShadow: 'inset 0 0 0 1.5px currentColor',
  font: '700 1rem/1.45 var(--font-body)',
} as const;
const form = css(formBasics, {
  gap: 22,
  font: '500 1.0625rem/1.45 var(--font-body)',
  '& [data-part="label"]': { marginBottom: 8, font: '700 1rem/1.4 var(--font-body)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    minHeight: 52,
    padding: '12px 14px',
    border: '1.5px solid color-mix(in srgb, var(--ink) 62%, var(--base))',
    color: 'var(--ink)',
    background: '#ffffff66',
    font: '500 1.0625rem/1.4 var(--font-body)',
  },
  '&& select': {
    appearance: 'none',
    paddingRight: 44,
    background: `${ARROW} right 16px center no-repeat, #ffffff66`,
  },
  '& textarea': { minHeight: 128 },
  '& [data-part="choice"]': {
    boxShadow: 'inset 0 0 0 1.5px color-mix(in srgb, var(--ink) 62%, var(--base))',
    fontWeight: 700,
  },
  '& [data-part="choice"]:active': { background: '#e6dc9466' },
  '& [data-part="choice"][data-selected]': {
    color: 'var(--ink)',
    background: '#f3e8bd',
    boxShadow: 'inset 0 0 0 3px #b9862a',
  },
  // a flower that has opened, and one that has not
  '& [data-part="choice"][data-answer]': { alignContent: 'start', paddingBlock: '14px 16px' },
  '& [data-part="choice"][data-answer] > span::before': {
    content: '""',
    display: 'block',
    height: 64,
    marginBottom: 8,
    background: `url(${flower}) 50% / contain no-repeat`,
    transform: 'scale(.86)',
    transition: 'transform 240ms',
  },
  '& [data-part="choice"][data-answer="no"] > span::before': { backgroundImage: `url(${bud})` },
  '& [data-part="choice"][data-selected] > span::before': { transform: 'none' },
  '& [data-part="submit"]': { ...goldButton, minHeight: 58, fontSize: '1.0625rem' },
  // what was said, in the form's place
  '& [data-part="done"]': { display: 'grid', gap: 18 },
  '& [data-part="said"] li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '10px 2px',
    borderBottom: '1px solid color-mix(in srgb, var(--gilt) 70%, #0000)',
  },
  '& [data-part="save"]': { ...goldButton, width: '100%', minHeight: 54, marginTop: 16 },
  '& :is([data-part="calendar"] > summary, [data-part="calendar"] a, [data-part="change"])': {
    ...outlineButton,
    width: '100%',
  },
  '& [data-part="calendar"] [data-part="choices"]': { display: 'grid', gap: 8, marginTop: 8 },
  '& [data-part="ticket"] svg': { boxShadow: '0 14px 28px -12px #1a1508cc' },
  '& [data-part="error"]:not(:empty)': { fontWeight: 800 },
  '& [data-part="error"]:not(:empty)::before': { content: '"✕ " / ""' },
  '& [data-invalid]': { paddingLeft: 12, borderLeft: '3px solid currentColor' },
  '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': notice,
  '& :is([data-part="failed"], [data-part="waiting"]) button': outlineButton,
});

/** The form in its tray on green. */
export const Rsvp = () => (
  <RsvpSection
    page={({ title, above, children }) => (
      <div css={[room, field]}>
        <Heading tone="green" line={above}>
          {title}
        </Heading>
        {children}
      </div>
    )}
    form={form}
    frame={(content) => <div css={tray}>{content}</div>}
    banner={(picture) => <Banner css={{ marginBottom: 34 }} picture={picture} />}
  />
);
