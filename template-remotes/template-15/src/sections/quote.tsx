import { css } from '@emotion/react';
import { Reveal, useInvitation } from '@janur/kit';
import { Garland } from '../parts/garland.tsx';
import { column } from '../parts/look.ts';

const quote = css({
  textAlign: 'center',
  '& p': { color: 'var(--title)', font: '500 1.5rem/1.4 var(--font-heading)', whiteSpace: 'pre-line' },
  '& footer': { marginTop: 14 },
});

/** The couple's quote; NO_FLOWER leaves the leaves out. */
export function Quote() {
  const { content, option } = useInvitation().client;
  return (
    <Reveal>
      <blockquote css={[column, quote]}>
        {option.quote_style !== 'NO_FLOWER' && <Garland css={{ width: 180, margin: '0 auto 8px' }} />}
        <p>{content.quote}</p>
        {content.quote_source && <footer>{content.quote_source}</footer>}
      </blockquote>
    </Reveal>
  );
}
