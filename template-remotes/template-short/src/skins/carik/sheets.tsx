import { css } from '@emotion/react';
import { useIsBirthday } from '@janur/kit';
import sprayRoses from '../../assets/carik-spray-roses.svg';
import sprayTwigs from '../../assets/carik-spray-twigs.svg';
import { eventBasics } from '../../skeleton/sheet-basics.ts';
import type { HeadProps, SheetLook } from '../../skeleton/sheet-look.ts';
import { sheetSections } from '../../skeleton/sheet-sections.tsx';
import { stencil } from '../../skeleton/stencil.ts';
import { Cake, PRESSED } from './paper.tsx';
import { forms } from './sheet-forms.ts';
import { caps, framed, hair, outline, solid, title } from './sheet-parts.ts';
import { sheet } from './sheet-styles.ts';

const head = css({
  position: 'relative',
  '& h2': {
    maxWidth: 'calc(100% - 80px)',
    // as high as what stands beside it
    minHeight: 84,
    font: '600 clamp(1.625rem, 7.6vw, 2.25rem)/1.05 var(--font-heading)',
    hyphens: 'auto',
    color: 'var(--title-on-third)',
    textShadow: PRESSED,
  },
});
const spray = css({
  position: 'absolute',
  right: 4,
  top: 0,
  width: 66,
  height: 78,
  '& > span': { position: 'absolute', inset: 0 },
});
const cake = css(spray, { zIndex: 0, width: 62, height: 74, top: 0, right: 6 });
const twigs = css(stencil(sprayTwigs, 'var(--copper)'));
const roses = css(stencil(sprayRoses, 'var(--primary)'));

function Head({ title: words, isPlain }: HeadProps) {
  const isBirthday = useIsBirthday();
  return (
    <header css={head}>
      {!isPlain &&
        (isBirthday ? (
          <Cake css={cake} />
        ) : (
          <div css={spray} aria-hidden="true">
            <span css={twigs} />
            <span css={roses} />
          </div>
        ))}
      <h2>{words}</h2>
    </header>
  );
}

const ROMAN = ['I', 'II', 'III', 'IV'];

const look: SheetLook = {
  ruleMark: (index) => ROMAN[index],
  sheet,
  Head,
  FormCard: ({ children }) => <div css={{ marginTop: 18 }}>{children}</div>,
  unfolded: css({
    marginTop: 'calc(18 * var(--v))',
    paddingTop: 'calc(18 * var(--v))',
    borderTop: '1px solid var(--rule)',
    '& > h2': title,
  }),
  banner: css(framed, { position: 'relative', aspectRatio: '16 / 10', overflow: 'hidden', marginTop: 18 }),
  quote: css({
    marginTop: 26,
    textAlign: 'center',
    '& p': { font: 'italic 400 1.1875rem/1.6 var(--font-body)', whiteSpace: 'pre-line', textShadow: '0 1px 0 #fff' },
    '& cite': { ...caps, display: 'block', marginTop: 18, fontStyle: 'normal' },
    '&:not([data-plain]) cite::before': {
      content: 'var(--between)',
      display: 'block',
      font: '400 2.5rem/.7 var(--font-script)',
      color: 'var(--copper)',
      marginBottom: 12,
    },
    '&[data-plain] cite': { borderTop: hair, paddingTop: 16 },
  }),
  couple: css({
    display: 'grid',
    gap: 34,
    marginTop: 26,
    textAlign: 'center',
    '& img': {
      ...framed,
      width: 'min(190px, 60%)',
      aspectRatio: '11 / 14',
      margin: '0 auto 18px',
      borderRadius: '50%',
    },
    '& article': { minWidth: 0 },
    '& h3': { ...title, fontSize: 'max(1.25rem, min(calc(2rem * var(--step)), calc(17rem / var(--word))))' },
    '& [data-line]': { ...caps, marginTop: 8 },
    '& [data-line="parents"]': {
      font: '400 1rem/1.5 var(--font-body)',
      letterSpacing: 0,
      color: 'inherit',
      marginTop: 2,
    },
    '& ul': { display: 'flex', justifyContent: 'center', gap: 6, marginTop: 8 },
    '& a': { display: 'grid', placeContent: 'center', width: 48, height: 48, color: 'var(--title-on-third)' },
    '&[data-layout="stacked"] article': {
      display: 'grid',
      gridTemplateColumns: '38% 1fr',
      gap: 18,
      alignItems: 'center',
      textAlign: 'start',
      '&:nth-of-type(even)': { direction: 'rtl', textAlign: 'end', '& > *': { direction: 'ltr' } },
      '& img': { width: '100%', margin: 0 },
      '& ul': { justifyContent: 'inherit' },
      '& > :only-child': { gridColumn: '1 / -1' },
    },
    '&[data-layout="wide"] article': {
      position: 'relative',
      '& img': { width: '100%', borderRadius: 2, margin: 0, aspectRatio: '4 / 5' },
    },
    '&[data-layout="wide"] img + div': {
      position: 'absolute',
      insetInline: 8,
      bottom: 8,
      padding: '18px 12px 14px',
      background: 'var(--paper)',
    },
    '&[data-layout="round"] img': { width: 112, aspectRatio: '1' },
    '&[data-layout="one-photo"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 20 },
  }),
  story: css({
    display: 'grid',
    gap: 30,
    marginTop: 22,
    '& article + article': { borderTop: hair, paddingTop: 26 },
    '& h3': title,
    '& [data-line="when"]': caps,
    '& [data-line="subtitle"]': { font: '400 1.75rem/1.1 var(--font-script)', color: 'var(--copper)', marginTop: 6 },
    '& [data-line="text"]': { marginTop: 10, font: '400 1.0625rem/1.65 var(--font-body)' },
    '& img': { ...framed, width: '100%', aspectRatio: '4 / 3', marginTop: 16 },
    '&[data-paragraph] p': { font: '400 1.0625rem/1.65 var(--font-body)' },
    '&[data-paragraph] p + p': { marginTop: 12 },
  }),
  events: css(eventBasics, {
    display: 'grid',
    marginTop: 22,
    '& article': { padding: '24px 0 28px', borderTop: hair, scrollMarginTop: 12 },
    '& h3': title,
    '& [data-line]': { font: '400 1.0625rem/1.5 var(--font-body)' },
    '& [data-line="session"]': caps,
    '& [data-line="date"]': { ...caps, marginTop: 8 },
    '& [data-line="time"]': {
      font: '600 1.375rem/1.3 var(--font-heading)',
      color: 'var(--title-on-third)',
      fontVariantNumeric: 'lining-nums',
    },
    '& [data-line="place"]': { fontWeight: 600, marginTop: 10 },
    '& [data-part="dress-code"]': { marginTop: 14 },
    '& [data-part="label"]': caps,
    '& [data-part="swatches"]': { gap: 8 },
    '& [data-part="swatch"]': {
      borderRadius: '50%',
      boxShadow: 'inset 0 0 0 1px #0003, 0 1px 0 1px #fff',
    },
    '& [data-part="event-links"]': { gap: 10, marginTop: 18 },
    '& [data-part="event-links"] > li > a, & summary': { ...outline, width: '100%', listStyle: 'none' },
    '& [data-part="event-links"] > [data-primary] > a': { ...solid, width: '100%' },
    '& [data-part="choices"] :is(a, button)': { ...outline, width: '100%' },
  }),
  gallery: css({
    marginTop: 22,
    display: 'grid',
    gap: 20,
    '& [data-part="pictures"]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 18 },
    // the odd one stands alone in the middle
    '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(odd)': {
      gridColumn: '1 / -1',
      width: 'calc(50% - 9px)',
      justifySelf: 'center',
    },
    '& [data-part="open"]': {
      ...framed,
      background: 'none',
      overflow: 'hidden',
      borderRadius: '50%',
      aspectRatio: '11 / 14',
    },
    '& [data-part="open"] img': { width: '100%', height: '100%' },
    '& [data-section="SECTION_2"] [data-part="open"]': { borderRadius: 2 },
    '& [data-part="pictures"][data-slider] > li': { width: '64%', padding: 4 },
    '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 12, marginTop: 12 },
    '& [data-part="slider-buttons"] button': { ...outline, width: 52, padding: 0 },
  }),
  video: css({
    marginTop: 22,
    '& [data-part="screen"]': framed,
    '& [data-part="page"]': { marginTop: 12, textAlign: 'center' },
    '& [data-part="page"] a': { ...outline },
  }),
  lead: css({ marginTop: 8, font: '400 1.0625rem/1.55 var(--font-body)' }),
  ...forms,
  health: css({
    marginTop: 8,
    font: '400 1.0625rem/1.55 var(--font-body)',
    '& [data-part="rules"]': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: 22,
      marginTop: 24,
      textAlign: 'center',
    },
    // on the card there is room for small ones
    '[data-unfolded] > * > &': {
      '& [data-part="rules"]': { gap: '18px 10px', marginTop: 16 },
      '& [data-part="rule"]': { fontSize: '1rem', lineHeight: 1.35 },
      '& [data-part="icon"]': { width: 64, height: 64 },
    },
    '& [data-part="icon"]': {
      display: 'grid',
      placeContent: 'center',
      width: 84,
      height: 84,
      margin: '0 auto 8px',
      borderRadius: '50%',
      font: '600 2rem/1 var(--font-heading)',
      letterSpacing: '.04em',
      textShadow: PRESSED,
      color: 'var(--title-on-third)',
      boxShadow:
        '0 5px 10px -4px #3b303466, 0 0 0 1px var(--rule), inset 0 0 0 4px var(--paper), inset 0 0 0 5px var(--rule)',
    },
  }),
  footer: css({
    marginTop: 20,
    textAlign: 'center',
    font: '400 1.0625rem/1.65 var(--font-body)',
    '& img': { width: 96, height: 96, margin: '0 auto 16px', objectFit: 'contain' },
    '& [data-line="sign"]': { ...caps, marginTop: 20 },
    '& [data-line="names"]': {
      marginTop: 8,
      font: '400 2.75rem/1.15 var(--font-script)',
      fontSize: 'max(1.75rem, calc(3rem * var(--step)))',
      color: 'var(--copper)',
    },
  }),
};

/** The sheets of the card. */
export const sheets = sheetSections(look);
