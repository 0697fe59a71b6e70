import { nameSize, useCouple } from '@janur/kit';

const SIZES = { short: 54, medium: 44, long: 36, huge: 30 } as const;

/** The hosts' names, one under the other, over a large ampersand. */
export function Names({ as: Tag = 'p', align = 'center' }: { as?: 'p' | 'h1'; align?: 'center' | 'start' }) {
  const { names } = useCouple();
  return (
    <Tag
      css={{
        position: 'relative',
        isolation: 'isolate',
        margin: 0,
        color: 'var(--title)',
        font: `400 ${SIZES[nameSize(names)]}px/1.1 var(--font-heading)`,
        textAlign: align,
        overflowWrap: 'anywhere',
        outline: 'none',
      }}
    >
      {names.length > 1 && (
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
        <span key={name} css={{ display: 'block', marginTop: index > 0 ? '.35em' : 0 }}>
          {name}
        </span>
      ))}
    </Tag>
  );
}
