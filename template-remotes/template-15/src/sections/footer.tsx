import { css } from '@emotion/react';
import { Backdrop, useCouple, useEvents, useFooter } from '@janur/kit';
import { CJK, DESKTOP, FooterText } from '@janur/template-parts';

const credits = css({
  position: 'relative',
  padding: '96px 20px calc(128px + env(safe-area-inset-bottom))',
  textAlign: 'center',
  overflow: 'hidden',
  '&[data-photo]': { color: '#f4efe6', '--title': '#f4efe6', '--ink': '#f4efe6' },
  [DESKTOP]: { padding: '150px 40px 190px' },
});
const scrim = css({ position: 'absolute', inset: 0, background: 'linear-gradient(#0d0d0fb8, #0d0d0fe6 50%, #0d0d0f)' });

/** Roles at the left, names at the right, as they roll by. */
const roll = css({
  position: 'relative',
  display: 'grid',
  gap: 18,
  width: 'min(520px, 100%)',
  margin: '0 auto 64px',
  '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, alignItems: 'baseline' },
  '& dt': {
    textAlign: 'end',
    font: '400 1rem/1.25 var(--font-body)',
    letterSpacing: '-.02em',
    overflowWrap: 'anywhere',
  },
  '& dd': {
    textAlign: 'start',
    font: '400 1.375rem/1.08 var(--font-heading)',
    letterSpacing: '.03em',
    textTransform: 'uppercase',
    overflowWrap: 'anywhere',
    [CJK]: { fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1.3 },
  },
  [DESKTOP]: { '& dd': { fontSize: '1.625rem' }, '& dt': { fontSize: '1.125rem' } },
});
const end = css({
  position: 'relative',
  '& > img': { width: 96, height: 96, margin: '0 auto 20px', objectFit: 'contain' },
  '& h2': { fontSize: 'clamp(3.500rem, 20vw, 7rem)', lineHeight: 0.9, color: 'var(--title)', letterSpacing: '.02em' },
  '& p': { maxWidth: 460, margin: '18px auto 0', font: '400 1.0625rem/1.55 var(--font-body)' },
  '& [data-line="sign"]': { marginTop: 22 },
  '& [data-line="names"]': {
    maxWidth: 'none',
    marginTop: 6,
    font: '400 max(1.875rem, min(3.500rem * var(--step), 150vw / var(--word)))/1 var(--font-script)',
    color: 'var(--title)',
    [CJK]: { fontWeight: 700, fontSize: '1.75rem' },
  },
});

/** The credits roll as far as one scrolls; with STYLE1 over the couple's last picture. */
export function Footer() {
  const footer = useFooter();
  const { hosts } = useCouple();
  const events = useEvents();
  return (
    <div css={credits} data-photo={footer.picture ? '' : undefined}>
      {footer.picture && (
        <>
          <Backdrop picture={footer.picture} sizes="100vw" />
          <div css={scrim} />
        </>
      )}
      <dl css={roll} data-cast="">
        {hosts.map(({ side, childLabel, parents, fullName }) => (
          <div key={side}>
            <dt>{[childLabel, parents].filter(Boolean).join(' ')}</dt>
            <dd>{fullName}</dd>
          </div>
        ))}
        {events.map(({ id, title, location }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{location}</dd>
          </div>
        ))}
      </dl>
      <FooterText css={end} footer={footer} />
    </div>
  );
}
