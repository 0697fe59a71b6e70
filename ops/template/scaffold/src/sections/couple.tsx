import { css } from '@emotion/react';
import { ExternalLink, type HostView, Reveal } from '@janur/kit';
import { CouplePhoto, CoupleSection, HostPhoto } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { DESKTOP } from '../skin.ts';

const greeting = css({ marginTop: 14, textAlign: 'center', whiteSpace: 'pre-line' });
const hosts = css({
  display: 'grid',
  gap: 40,
  marginTop: 32,
  textAlign: 'center',
  [DESKTOP]: { '&:not([data-layout="one-photo"])': { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' } },
});
const columns = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 32 });
const portrait = css({
  display: 'block',
  width: 'min(100%, 300px)',
  aspectRatio: '4 / 5',
  margin: '0 auto 18px',
  objectFit: 'cover',
  borderRadius: '999px 999px 18px 18px',
  background: 'var(--third)',
  '[data-layout="round"] &': { width: 132, aspectRatio: '1', borderRadius: '50%' },
  '[data-layout="wide"] &, [data-layout="one-photo"] &': { width: '100%', borderRadius: 18 },
});
const social = css({ display: 'inline-flex', alignItems: 'center', minHeight: 48, padding: '0 8px', color: 'inherit' });

/** The hosts with their parents; how they stand is `bride_groom_style`. */
export const Couple = () => (
  <CoupleSection
    page={Page}
    greeting={greeting}
    row={hosts}
    columns={columns}
    host={(host) => (
      <Reveal key={host.side}>
        <HostPhoto css={portrait} host={host} sizes="(min-width: 576px) 300px, 80vw" />
        <Words host={host} />
      </Reveal>
    )}
    both={(picture) => <CouplePhoto css={portrait} picture={picture} sizes="(min-width: 576px) 592px, 88vw" />}
    words={(host) => <Words key={host.side} host={host} />}
  />
);

function Words({ host: { fullName, parentageText, socials } }: { host: HostView }) {
  return (
    <div>
      <h3 css={{ fontSize: '1.75rem' }}>{fullName}</h3>
      {parentageText && <p css={{ marginTop: 6 }}>{parentageText}</p>}
      {socials.map(({ network, url, label }) => (
        <ExternalLink key={network} href={url} label={label} css={social}>
          {network}
        </ExternalLink>
      ))}
    </div>
  );
}
