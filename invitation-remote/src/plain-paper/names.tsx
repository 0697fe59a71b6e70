import { css, type SerializedStyles } from '@emotion/react';
import { nameSize, useCouple, useHero } from '@janur/kit';
import { Fragment } from 'react';

const SIZES = { short: 54, medium: 44, long: 36, huge: 30 } as const;

/** In an opening, which is printed before it is known how long the names are. */
const bySizeOfDialog = css({
  fontSize: SIZES.short,
  '[data-names="medium"] &': { fontSize: SIZES.medium },
  '[data-names="long"] &': { fontSize: SIZES.long },
  '[data-names="huge"] &': { fontSize: SIZES.huge },
});

interface NamesProps {
  as?: 'p' | 'h1';
  align?: 'center' | 'start';
}

/** The hosts' names, one under the other, over a large ampersand; with NAME_NEW_LINES "and" has a line of its own. */
export function Names(props: NamesProps) {
  const { names, joiner } = useCouple();
  const own = useHero().layout === 'new-lines' ? joiner : undefined;
  const longest = Math.max(...names.flatMap((name) => name.split(' ')).map(({ length }) => length));
  // beside the picture a phone leaves so much for the longest word
  const fontSize = `min(${SIZES[nameSize(names)]}px, min(66vw - 62px, 100vw - 196px) / ${longest} / .58)`;
  return <Lines names={names} joiner={own} size={css({ fontSize })} {...props} />;
}

export const OpeningNames = ({ names }: { names: string[] }) => <Lines names={names} size={bySizeOfDialog} />;

function Lines({
  names,
  joiner,
  size,
  as: Tag = 'p',
  align = 'center',
}: NamesProps & { names: string[]; joiner?: string | undefined; size: SerializedStyles }) {
  return (
    <Tag
      css={[
        {
          position: 'relative',
          isolation: 'isolate',
          margin: 0,
          color: 'var(--title)',
          fontFamily: 'var(--font-heading)',
          fontWeight: 400,
          lineHeight: 1.1,
          textAlign: align,
          overflowWrap: 'anywhere',
          outline: 'none',
        },
        size,
      ]}
    >
      {names.length > 1 && !joiner && (
        <span
          aria-hidden
          css={{
            position: 'absolute',
            zIndex: -1,
            left: align === 'center' ? '50%' : 92,
            top: '50%',
            transform: 'translate(-50%, -54%)',
            color: 'color-mix(in srgb, var(--secondary) 55%, transparent)',
            fontSize: 160,
            lineHeight: 1,
          }}
        >
          &amp;
        </span>
      )}
      {names.map((name, index) => (
        <Fragment key={index}>
          {index > 0 && joiner && (
            <span css={{ display: 'block', margin: '.3em 0 .1em', fontSize: '.5em', fontStyle: 'italic' }}>
              {joiner}
            </span>
          )}
          <span css={{ display: 'block', marginTop: index > 0 && !joiner ? '.35em' : 0 }}>{name}</span>
        </Fragment>
      ))}
    </Tag>
  );
}
