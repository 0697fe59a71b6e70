import { ExternalLink, Photo, useCouple, useInvitation, useTexts } from '@janur/kit';
import { block } from './look.ts';

export function Couple() {
  const { t } = useTexts();
  const { hosts, isSingleHost } = useCouple();
  const { client } = useInvitation();
  return (
    <div css={block}>
      <h2>{t(isSingleHost ? 'couple.host' : 'couple.title')}</h2>
      {client.content.greeting && <p css={{ margin: '0 0 20px', whiteSpace: 'pre-line' }}>{client.content.greeting}</p>}
      <ul css={{ display: 'grid', gap: 24, margin: 0, padding: 0, listStyle: 'none' }}>
        {hosts.map((host) => (
          <li
            key={host.side}
            css={{ display: 'grid', gridTemplateColumns: host.photoUrl ? '96px 1fr' : '1fr', gap: 16 }}
          >
            {host.photoUrl && (
              <Photo
                src={host.photoUrl}
                alt={host.photoAlt}
                imageCss={host.imageCss}
                css={{ width: '100%', aspectRatio: '4 / 5', borderRadius: 2, background: 'var(--third)' }}
              />
            )}
            <div css={{ overflowWrap: 'anywhere' }}>
              <h3 css={{ margin: 0, color: 'var(--title)', font: '400 22px/1.3 var(--font-heading)' }}>
                {host.fullName}
              </h3>
              {host.parents && (
                <p css={{ margin: '4px 0 0' }}>
                  {host.childLabel} {host.parents}
                </p>
              )}
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
