import { css } from '@emotion/react';
import { Reveal, useInvitation } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { Knot } from '../drawings/knot.tsx';
import { caption } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

const words = css({
  maxWidth: 440,
  margin: '0 auto',
  textAlign: 'center',
  '& p': {
    font: 'italic 600 clamp(1.5rem, 6.9vw, 1.875rem)/1.35 var(--font-heading)',
    color: 'var(--title)',
    whiteSpace: 'pre-line',
    hyphens: 'auto',
  },
  '& cite': { ...caption, display: 'block', marginTop: 20 },
  '& hr': { width: 72, height: 0, margin: '22px auto 0', border: 0, borderTop: '2px dashed var(--secondary)' },
  [DESKTOP]: { '& p': { fontSize: '2.125rem' } },
});

/** Between two reef knots; NO_FLOWER has a short rule instead of them. */
export function Quote() {
  const { content, option } = useInvitation().client;
  const isPlain = option.quote_style === 'NO_FLOWER';
  return (
    <Page tone="base">
      {!isPlain && <Knot css={{ marginBottom: 30 }} />}
      <Reveal>
        <blockquote css={words}>
          <p>{content.quote}</p>
          {isPlain && <hr />}
          {content.quote_source && <cite>{content.quote_source}</cite>}
        </blockquote>
      </Reveal>
      {!isPlain && <Knot css={{ marginTop: 34, scale: '-1 1' }} />}
    </Page>
  );
}
