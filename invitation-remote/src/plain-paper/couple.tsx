import { ExternalLink, Photo, useCouple, useCoupleLayout, useCouplePicture, useInvitation, useTexts } from '@janur/kit';
import { block } from './look.ts';

export function Couple() {
  const { t } = useTexts();
  const { hosts, isSingleHost } = useCouple();
  const { client } = useInvitation();
  const layout = useCoupleLayout();
  const both = useCouplePicture();
  const isOnePhoto = layout === 'one-photo' && both !== null;
  const isWide = layout === 'wide' || layout === 'single';
  return (
    <div css={block}>
      <h2>{t(isSingleHost ? 'couple.host' : 'couple.title')}</h2>
      {client.content.greeting && <p css={{ margin: '0 0 20px', whiteSpace: 'pre-line' }}>{client.content.greeting}</p>}
      {isOnePhoto && (
        <Photo
          src={both.src}
          alt={both.alt}
          imageCss={both.imageCss}
          sizes="(min-width: 767px) 544px, 100vw"
          css={{ display: 'block', width: '100%', aspectRatio: '4 / 3', marginBottom: 20, borderRadius: 2 }}
        />
      )}
      <ul
        css={{
          display: 'grid',
          gridTemplateColumns: isOnePhoto ? '1fr 1fr' : '1fr',
          gap: 24,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {hosts.map((host, index) => (
          <li
            key={host.side}
            css={{
              display: 'grid',
              gridTemplateColumns: host.photoUrl && !isWide && !isOnePhoto ? '96px minmax(0, 1fr)' : '1fr',
              alignItems: layout === 'round' ? 'center' : 'start',
              gap: 16,
              ...(layout === 'stacked' && index % 2 === 1 && host.photoUrl
                ? {
                    gridTemplateColumns: 'minmax(0, 1fr) 96px',
                    textAlign: 'end',
                    '& > img, & > picture > img': { order: 1 },
                  }
                : {}),
            }}
          >
            {host.photoUrl && !isOnePhoto && (
              <Photo
                src={host.photoUrl}
                alt={host.photoAlt}
                imageCss={host.imageCss}
                sizes={isWide ? '(min-width: 767px) 544px, 100vw' : '96px'}
                css={{
                  width: '100%',
                  aspectRatio: layout === 'round' ? '1' : '4 / 5',
                  borderRadius: layout === 'round' ? '50%' : 2,
                  background: 'var(--third)',
                }}
              />
            )}
            <div css={{ overflowWrap: 'anywhere' }}>
              <h3 css={{ margin: 0, color: 'var(--title)', font: '400 1.5rem/1.3 var(--font-heading)' }}>
                {host.fullName}
              </h3>
              {host.parentageText && <p css={{ margin: '4px 0 0' }}>{host.parentageText}</p>}
              {host.socials.map(({ network, url, label }) => (
                <ExternalLink
                  key={network}
                  href={url}
                  label={label}
                  css={{
                    display: 'inline-block',
                    padding: '12px 12px 12px 0',
                    color: 'var(--ink)',
                    textTransform: 'capitalize',
                  }}
                >
                  {network}
                </ExternalLink>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
