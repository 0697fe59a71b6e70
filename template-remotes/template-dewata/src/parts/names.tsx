import { css } from '@emotion/react';

const joint = css({ display: 'block', fontSize: '.5em', lineHeight: 1.3, color: 'var(--ink)' });
const line = css({ display: 'block' });

/** The hosts' names one under the other, with the word between them. */
export function Names({ names, joiner }: { names: readonly string[]; joiner: string }) {
  return names.map((name, index) => (
    <span key={index} css={line}>
      {index > 0 && <span css={joint}>{joiner}</span>}
      {name}
    </span>
  ));
}
