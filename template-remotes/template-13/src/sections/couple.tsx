import { css } from '@emotion/react';
import {
  ExternalLink,
  type HostView,
  Photo,
  Reveal,
  useCouple,
  useCoupleLayout,
  useCouplePicture,
  useInvitation,
  useTexts,
} from '@janur/kit';
import { column, title } from '../parts/look.ts';
import { DESKTOP } from '../skin.ts';

const greeting = css({ marginTop: 14, textAlign: 'center', whiteSpace: 'pre-line' });
const hosts = css({
  display: 'grid',
  gap: 40,
  marginTop: 32,
  textAlign: 'center',
  [DESKTOP]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
});
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
export function Couple() {
  const { hosts: people, isSingleHost } = useCouple();
  const { client } = useInvitation();
  const layout = useCoupleLayout();
  const both = useCouplePicture();
  const { t } = useTexts();
  const isOnePhoto = layout === 'one-photo' && both !== null;
  return (
    <div css={column} data-layout={layout}>
      <h2 css={title}>{t(isSingleHost ? 'couple.host' : 'couple.title')}</h2>
      {client.content.greeting && <p css={greeting}>{client.content.greeting}</p>}
      {isOnePhoto && (
        <Photo
          src={both.src}
          alt={both.alt}
          imageCss={both.imageCss}
          sizes="(min-width: 640px) 592px, 88vw"
          css={[portrait, { marginTop: 28 }]}
        />
      )}
      <div css={hosts}>
        {people.map((host) => (
          <Reveal key={host.side}>
            <Host host={host} hasPhoto={!isOnePhoto} />
          </Reveal>
        ))}
      </div>
    </div>
  );
}

function Host({ host, hasPhoto }: { host: HostView; hasPhoto: boolean }) {
  const { fullName, childLabel, parents, photoUrl, photoAlt, imageCss, socials } = host;
  return (
    <>
      {hasPhoto && photoUrl && (
        <Photo
          src={photoUrl}
          alt={photoAlt}
          imageCss={imageCss}
          sizes="(min-width: 640px) 300px, 80vw"
          css={portrait}
        />
      )}
      <h3 css={{ fontSize: '1.75rem' }}>{fullName}</h3>
      {parents && (
        <p css={{ marginTop: 6 }}>
          {childLabel} {parents}
        </p>
      )}
      {socials.map(({ network, url, label }) => (
        <ExternalLink key={network} href={url} label={label} css={social}>
          {network}
        </ExternalLink>
      ))}
    </>
  );
}
