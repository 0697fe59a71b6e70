import { css } from '@emotion/react';
import { Fragment } from 'react';

const line = css({ display: 'block' });
const script = css({
  display: 'block',
  fontFamily: 'var(--font-script)',
  fontSize: '.6em',
  lineHeight: 1.1,
  padding: '.1em 0',
});

/** The names in lines of their own, with the joining word in script between them. */
export function Names({ names, joiner }: { names: string[]; joiner: string }) {
  return names.map((name, index) => (
    <Fragment key={index}>
      {index > 0 && <span css={script}>{joiner}</span>}
      <span css={line}>{name}</span>
    </Fragment>
  ));
}
