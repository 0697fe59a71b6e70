import { css } from '@emotion/react';
import { formBasics } from '@janur/template-parts';
import spark from '../assets/spark.svg';
import { faint, haloed } from '../parts/layout.ts';

const ARROW =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8'%3E%3Cpath d='M1 1l5 5 5-5' fill='none' stroke='%23aebdee' stroke-width='1.4'/%3E%3C/svg%3E\")";
const STAR =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-10 -10 20 20'%3E%3Cpath d='M0,-10Q1.200,-1.200 10,0Q1.200,1.200 0,10Q-1.200,1.200 -10,0Q-1.200,-1.200 0,-10Z'/%3E%3C/svg%3E\")";

const drawn = (shape: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-12 -12 24 24'%3E%3Cpath d='${shape}/%3E%3C/svg%3E")`;
const RAYS = 'M0,-10Q1.200,-1.200 10,0Q1.200,1.200 0,10Q-1.200,1.200 -10,0Q-1.200,-1.200 0,-10Z';
const SICKLE = 'M3,-9.500A9.500,9.500 0 1 0 8,6A8,8 0 0 1 3,-9.500Z';
const THIN = "' fill='none' stroke='%23000' stroke-width='1.3' stroke-linejoin='round'";
const STAR_OUTLINE = drawn(RAYS + THIN);
const MOON_OUTLINE = drawn(SICKLE + THIN);
const CRESCENT = drawn(`${SICKLE}'`);

/** Lines and nothing else; what is chosen becomes a filled star. */
export const rsvpForm = css(formBasics, {
  gap: 28,
  marginTop: 28,
  font: '400 1.0625rem/1.4 var(--font-body)',
  color: 'var(--star)',
  '& [data-part="label"]': { font: '500 1.0625rem/1.35 var(--font-body)', color: 'var(--gold)' },
  '& [data-part="hint"]': { color: 'var(--line)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    marginTop: 4,
    padding: '11px 4px',
    border: 0,
    borderBottom: '1px solid var(--thread)',
    background: 'none',
    font: '400 1.0625rem/1.4 var(--font-body)',
  },
  '& textarea': { minHeight: 104 },
  '&& select': { appearance: 'none', paddingRight: 34, background: `${ARROW} right 8px center no-repeat` },
  '& option': { color: '#0b1430', background: '#fff' },
  '& [data-part="choices"]': { marginTop: 12 },
  '& [data-part="choice"]': {
    border: '1px solid var(--thread)',
    borderRadius: 27,
    padding: '10px 14px',
    font: '400 1.0625rem/1.25 var(--font-body)',
  },
  '& [data-part="choice"] > span::before': {
    content: '""',
    display: 'inline-block',
    width: 14,
    height: 14,
    marginRight: 8,
    verticalAlign: '-1px',
    border: '1px solid var(--thread)',
    borderRadius: '50%',
  },
  '& [data-part="choice"][data-selected]': {
    borderColor: 'var(--gold)',
    color: 'var(--gold)',
    boxShadow: 'inset 0 0 22px color-mix(in srgb, var(--gold) 18%, #0000)',
  },
  '& [data-part="choice"][data-selected] > span::before': {
    width: 18,
    height: 18,
    margin: '0 6px 0 -2px',
    verticalAlign: '-3px',
    border: 0,
    borderRadius: 0,
    background: 'var(--gold)',
    mask: `${STAR} center / contain no-repeat`,
  },
  // yes and no are two windows of a dome: in one a star waits to be lit, in the other the moon goes down
  '& [data-part="choice"][data-answer]': {
    alignContent: 'end',
    minHeight: 176,
    padding: '92px 10px 16px',
    borderRadius: '88px 88px 18px 18px',
    background:
      'linear-gradient(#0000 62%, color-mix(in srgb, var(--night) 80%, #000) 62.5%), radial-gradient(90% 60% at 50% 20%, var(--dusk), var(--panel))',
    overflow: 'hidden',
    '& > span::before': {
      position: 'absolute',
      left: 'calc(50% - 17px)',
      top: -70,
      width: 34,
      height: 34,
      margin: 0,
      border: 0,
      borderRadius: 0,
      background: 'var(--thread)',
      mask: `${STAR_OUTLINE} center / contain no-repeat`,
    },
    '&:active': { background: 'var(--dusk)' },
    '&[data-selected]': { boxShadow: 'inset 0 0 0 1px var(--gold)' },
    '&[data-selected] > span::before': {
      left: 'calc(50% - 46px)',
      top: -100,
      width: 92,
      height: 92,
      background: `url(${spark}) center / contain no-repeat`,
      mask: 'none',
    },
  },
  '& [data-part="choice"][data-answer="no"]': {
    '& > span::before': { maskImage: MOON_OUTLINE },
    '&[data-selected] > span::before': {
      left: 'calc(50% - 22px)',
      top: -66,
      width: 44,
      height: 44,
      background: 'var(--gold)',
      mask: `${CRESCENT} center / contain no-repeat`,
    },
  },
  '& [data-part="submit"]': { ...haloed, width: 'calc(100% - 12px)', margin: '8px 6px 0', fontSize: '1.0625rem' },
  // what was said, in the form's place
  '& [data-part="done"]': { display: 'grid', gap: 18 },
  '& [data-part="said"] li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '12px 4px',
    borderBottom: '1px solid var(--thread)',
  },
  '& [data-part="save"]': { ...haloed, width: 'calc(100% - 12px)', margin: '22px 6px 6px' },
  '& :is([data-part="calendar"] > summary, [data-part="calendar"] a, [data-part="change"])': {
    ...faint,
    minHeight: 52,
    width: '100%',
  },
  '& [data-part="calendar"] [data-part="choices"]': { display: 'grid', gap: 8, marginTop: 8 },
  '& [data-part="said"] strong': { fontWeight: 500, color: 'var(--gold)' },
  '& [data-part="ticket"] svg': { borderRadius: 22, boxShadow: '0 0 0 1px var(--thread), 0 24px 50px -24px #000' },
  '& [data-part="error"]:not(:empty)': { font: '500 1rem/1.4 var(--font-body)', color: 'var(--gold)' },
  '& [data-part="error"]:not(:empty)::before': { content: '"! "' },
  '& [data-invalid]': { paddingLeft: 14, boxShadow: 'inset 2px 0 0 var(--gold)' },
  '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
    margin: 0,
    padding: '16px 20px',
    borderRadius: 22,
    background: 'var(--panel)',
    border: '1px solid var(--gold)',
    '& strong': { font: '400 1.1875rem/1.25 var(--font-heading)', color: 'var(--gold)' },
    '& ul': { marginTop: 6 },
  },
});
