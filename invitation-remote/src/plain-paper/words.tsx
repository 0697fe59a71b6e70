import { Backdrop, dotted, Photo, useFooter, useQuote, useStory } from '@janur/kit';
import { Sprig } from './drawings.tsx';
import { block, RULE } from './look.ts';

/** The words under a sprig; NO_FLOWER has a short rule in its place. */
export function Quote() {
  const { text, source, isPlain } = useQuote();
  return (
    <blockquote css={{ margin: 0, padding: '28px 8px', borderTop: RULE, textAlign: 'center' }}>
      {isPlain ? <hr css={{ width: 56, margin: '0 auto 16px', border: 0, borderTop: RULE }} /> : <Sprig />}
      <p
        css={{
          margin: 0,
          font: 'italic 400 1.125rem/1.65 var(--font-body)',
          ':lang(zh), :lang(ja), :lang(ko)': { fontStyle: 'normal' },
        }}
      >
        {text}
      </p>
      {source && <footer css={{ marginTop: 12, fontSize: '1rem' }}>{source}</footer>}
    </blockquote>
  );
}

export function Story() {
  const { title: heading, chapters, isParagraph } = useStory();
  return (
    <div css={[block, { '& p': { margin: '4px 0 0', whiteSpace: 'pre-line' } }]}>
      <h2>{heading}</h2>
      {isParagraph
        ? chapters.map(({ id, text, title }) => (
            <p key={id} css={{ '& + &': { marginTop: 16 } }}>
              {text ?? title}
            </p>
          ))
        : chapters.map(({ id, when, location, title, subtitle, text, imageUrl }) => (
            <article key={id} css={{ '& + &': { marginTop: 24 } }}>
              <p>{dotted([when, location])}</p>
              {title && (
                <h3 css={{ margin: 0, color: 'var(--title)', font: '400 1.5rem/1.3 var(--font-heading)' }}>{title}</h3>
              )}
              {subtitle && <p css={{ fontStyle: 'italic' }}>{subtitle}</p>}
              {text && <p>{text}</p>}
              {imageUrl && (
                <Photo
                  src={imageUrl}
                  alt={title ?? ''}
                  sizes="(min-width: 767px) 544px, 100vw"
                  css={{ display: 'block', width: '100%', aspectRatio: '3 / 2', marginTop: 12, borderRadius: 2 }}
                />
              )}
            </article>
          ))}
    </div>
  );
}

export function Footer() {
  const { text, sign, joinedNames, picture, emblemUrl } = useFooter();
  return (
    <footer css={{ padding: '36px 0 8px', borderTop: RULE, textAlign: 'center' }}>
      {picture && (
        <div
          css={{ position: 'relative', aspectRatio: '3 / 2', marginBottom: 24, borderRadius: 2, overflow: 'hidden' }}
        >
          <Backdrop picture={picture} sizes="(min-width: 767px) 544px, 100vw" />
        </div>
      )}
      {emblemUrl && (
        <img
          src={emblemUrl}
          alt=""
          loading="lazy"
          css={{ width: 88, height: 88, objectFit: 'contain', marginBottom: 16 }}
        />
      )}
      <p css={{ margin: '0 auto 16px', maxWidth: 420 }}>{text}</p>
      <p css={{ margin: 0 }}>{sign}</p>
      <p css={{ margin: '4px 0 0', color: 'var(--title)', font: '400 1.75rem/1.2 var(--font-heading)' }}>
        {joinedNames.replace(' & ', ' &\u00A0')}
      </p>
    </footer>
  );
}
