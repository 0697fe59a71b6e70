import { css } from '@emotion/react';
import { Backdrop, useDay, useFooter, useSettings } from '@janur/kit';
import { DESKTOP, FooterText } from '@janur/template-parts';
import { prose, smallCaps, spread } from '../parts/layout.ts';
import { Medallion } from '../parts/medallion.tsx';
import { RomanDay } from '../parts/roman-day.tsx';
import { VELLUM } from '../parts/vellum.ts';
import { settings } from '../settings.ts';

const ground = css({
  position: 'relative',
  color: 'var(--ink-on-third)',
  '--names': 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  background: `${VELLUM}, var(--third)`,
  borderTop: '1.6px solid var(--gilt)',
  boxShadow: 'inset 0 4px 0 var(--third), inset 0 4.7px 0 var(--gilt)',
  '&[data-on-photo]': { color: 'var(--on-primary)', '--names': 'var(--on-primary)', '--focus': 'var(--on-primary)' },
});
const scrim = css({ position: 'absolute', inset: 0, background: 'color-mix(in srgb, var(--primary) 86%, #0000)' });
const section = css({
  textAlign: 'center',
  paddingBottom: 'calc(104px + env(safe-area-inset-bottom))',
  [DESKTOP]: { alignItems: 'center', paddingBottom: 150 },
});
const seal = css({ width: 176, marginInline: 'auto', [DESKTOP]: { width: 260 } });
const motto = css({ marginTop: 18, font: 'italic 400 1.375rem/1.35 var(--font-body)' });
const date = css(smallCaps, { marginTop: 10, fontSize: '1.0625rem' });
const words = css({
  marginTop: 34,
  [DESKTOP]: { marginTop: 0 },
  '& > img': { width: 104, height: 104, margin: '0 auto 20px', objectFit: 'contain' },
  '& h2': {
    fontSize: 'clamp(1.5rem, 8vw, 2.25rem)',
    lineHeight: 1.2,
    letterSpacing: '.08em',
    textTransform: 'uppercase',
  },
  '& [data-line="text"]': { ...prose, marginTop: 12 },
  '& [data-line="sign"]': { marginTop: 18, font: 'italic 400 1.1875rem/1.4 var(--font-body)' },
  '& [data-line="names"]': {
    marginTop: 4,
    fontFamily: 'var(--font-heading)',
    fontSize: 'max(1.125rem, min(1.75rem * max(var(--step), .7), 96vw / var(--word)))',
    lineHeight: 1.25,
    letterSpacing: '.06em',
    color: 'var(--names)',
  },
});

/** The cypher, the motto and the date in Roman numerals; with STYLE1 over the couple's footer picture. */
export function Footer() {
  const view = useFooter();
  const day = useDay();
  const { motto: text } = useSettings(settings);
  return (
    <div css={ground} data-on-photo={view.picture ? '' : undefined}>
      {view.picture && (
        <>
          <Backdrop picture={view.picture} sizes="100vw" />
          <div css={scrim} />
        </>
      )}
      <div css={[spread, section]}>
        <div>
          <Medallion css={seal} />
          {text && <p css={motto}>{text}</p>}
          {day && <RomanDay css={date} day={day} />}
        </div>
        <FooterText css={words} footer={view} />
      </div>
    </div>
  );
}
