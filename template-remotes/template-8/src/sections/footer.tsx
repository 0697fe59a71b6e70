import { css } from '@emotion/react';
import { Backdrop, useFooter } from '@janur/kit';
import { DESKTOP, FooterText } from '@janur/template-parts';
import { Friends } from '../drawings/friends.tsx';
import { Page } from '../parts/page.tsx';

const words = css({
  position: 'relative',
  textAlign: 'center',
  '& img': { width: 96, height: 96, margin: '0 auto 18px', objectFit: 'contain' },
  '& h2': { fontSize: 'clamp(2.25rem, 12vw, 3.5rem)', lineHeight: 1, color: 'var(--page-title)' },
  '& p': { maxWidth: 440, margin: '14px auto 0', font: '700 1.0625rem/1.5 var(--font-body)' },
  '& [data-line="names"]': {
    marginTop: 8,
    fontFamily: 'var(--font-heading)',
    fontWeight: 400,
    fontSize: 'max(1.5rem, min(calc(2.5rem * var(--step)), calc(120vw / var(--word))))',
    lineHeight: 1.05,
    color: 'var(--page-title)',
  },
  paddingBottom: 'calc(min(100vw, 720px) * .62 + 40px)',
});
const onPhoto = css({ paddingBlock: '30px 120px', [DESKTOP]: { paddingBlock: '80px 160px' } });
const scrim = css({ position: 'absolute', inset: 0, background: 'var(--night)', opacity: 0.82 });
const photo = css({ position: 'absolute', inset: 0 });

/** Hills with friends who wave; with STYLE1 the hosts' own picture. */
export function Footer() {
  const footer = useFooter();
  const { picture } = footer;
  const scenery = picture ? (
    <div css={photo}>
      <Backdrop picture={picture} sizes="100vw" />
      <div css={scrim} />
    </div>
  ) : (
    <Friends />
  );
  return (
    <Page tone={picture ? 'night' : 'sky'} scenery={scenery}>
      <FooterText css={[words, picture && onPhoto]} footer={footer} />
    </Page>
  );
}
