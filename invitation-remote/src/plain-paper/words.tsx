import { useCouple, useInvitation, useTexts } from '@janur/kit';
import { block, RULE } from './look.ts';

export function Quote() {
  const { quote, quote_source } = useInvitation().client.content;
  return (
    <blockquote css={{ margin: 0, padding: '28px 8px', borderTop: RULE, textAlign: 'center' }}>
      <p
        css={{
          margin: 0,
          font: 'italic 400 18px/1.65 var(--font-body)',
          ':lang(zh), :lang(ja), :lang(ko)': { fontStyle: 'normal' },
        }}
      >
        {quote}
      </p>
      {quote_source && <footer css={{ marginTop: 12, fontSize: 16 }}>{quote_source}</footer>}
    </blockquote>
  );
}

export function Story() {
  const { t } = useTexts();
  const { stories } = useInvitation().client.content;
  return (
    <div css={block}>
      <h2>{t('nav.story')}</h2>
      {stories.map((story) => (
        <article
          key={story.id}
          css={{ '& + &': { marginTop: 24 }, '& p': { margin: '4px 0 0', whiteSpace: 'pre-line' } }}
        >
          <p>{story.date_time}</p>
          <h3 css={{ margin: 0, color: 'var(--title)', font: '400 22px/1.3 var(--font-heading)' }}>{story.title}</h3>
          <p>{story.description}</p>
        </article>
      ))}
    </div>
  );
}

export function Footer() {
  const { t } = useTexts();
  const { joinedNames } = useCouple();
  return (
    <footer css={{ padding: '36px 0 8px', borderTop: RULE, textAlign: 'center' }}>
      <p css={{ margin: '0 auto 16px', maxWidth: 420 }}>{t('footer.text')}</p>
      <p css={{ margin: 0 }}>{t('footer.sign')}</p>
      <p css={{ margin: '4px 0 0', color: 'var(--title)', font: '400 28px/1.2 var(--font-heading)' }}>{joinedNames}</p>
    </footer>
  );
}
