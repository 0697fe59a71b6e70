import { css } from '@emotion/react';
import { Photo, useCouple, useCoupleLayout, useCouplePicture, useInvitation, useTexts } from '@janur/kit';
import { DESKTOP, HostText } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { Unveil } from '../parts/unveil.tsx';
import { Contributor } from './contributor.tsx';
import { hostWords } from './host-words.ts';

const greeting = css({
  marginBottom: 34,
  font: '400 1.5rem/1.2 var(--font-heading)',
  color: 'var(--title)',
  whiteSpace: 'pre-line',
  '&::first-line': { fontStyle: 'italic' },
});
const both = css({
  margin: '0 -20px 24px',
  aspectRatio: '4 / 5',
  '& img': { width: '100%', height: '100%', objectPosition: '50% 30%' },
  [DESKTOP]: { margin: '0 0 32px' },
});
const columns = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(138px, 1fr))', gap: '28px 20px' });

/** The contributors of the issue; how they stand is `bride_groom_style`. */
export function Couple() {
  const { client } = useInvitation();
  const { hosts, isSingleHost } = useCouple();
  const { t } = useTexts();
  const layout = useCoupleLayout();
  return (
    <Page of="bride_groom" title={t(isSingleHost ? 'couple.host' : 'couple.title')}>
      {client.content.greeting && <p css={greeting}>{client.content.greeting}</p>}
      {layout === 'one-photo' ? (
        <OnePhoto />
      ) : (
        hosts.map((host, index) => <Contributor key={host.side} host={host} index={index} layout={layout} />)
      )}
    </Page>
  );
}

/** Both in one picture, their words in two columns. */
function OnePhoto() {
  const { hosts } = useCouple();
  const picture = useCouplePicture();
  return (
    <>
      {picture && (
        <Unveil css={both}>
          <Photo src={picture.src} alt={picture.alt} imageCss={picture.imageCss} />
        </Unveil>
      )}
      <div css={columns}>
        {hosts.map((host) => (
          <HostText key={host.side} css={hostWords} host={host} />
        ))}
      </div>
    </>
  );
}
