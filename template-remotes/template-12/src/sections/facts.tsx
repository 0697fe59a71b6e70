import { css } from '@emotion/react';
import type { HostView } from '@janur/kit';
import { HostText } from '@janur/template-parts';
import { poster, RULE } from '../parts/type.ts';
import { words } from './host-words.ts';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  borderTop: RULE,
  '& > * + *': { borderLeft: RULE },
  '& h3': { ...poster, fontSize: 'clamp(1.625rem, 9vw, 4.5rem)', lineHeight: 0.9, hyphens: 'auto' },
});

/** ONE_PHOTO: the words in two columns. */
export const Facts = ({ hosts }: { hosts: readonly HostView[] }) => (
  <div css={columns}>
    {hosts.map((host) => (
      <HostText key={host.side} css={words} host={host} />
    ))}
  </div>
);
