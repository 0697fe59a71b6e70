import { css } from '@emotion/react';
import { Reveal, useCouple, useCoupleLayout, useCouplePicture, useDay, useInvitation, useTexts } from '@janur/kit';
import { DESKTOP, HostText } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { column, middle } from '../parts/layout.ts';
import { PhotoStamp } from '../parts/photo-stamp.tsx';
import { Postmark } from '../parts/postmark.tsx';
import { Host } from './host.tsx';
import { hostWords } from './host-words.ts';

const greeting = css({
  maxWidth: 480,
  margin: '16px auto 0',
  font: 'italic 400 1.1875rem/1.5 var(--font-body)',
  whiteSpace: 'pre-line',
});
const row = css({
  position: 'relative',
  display: 'grid',
  gap: 44,
  marginTop: 36,
  '&[data-layout="own"]': { grid: 'auto auto / 1fr 1fr', gap: '22px 14px' },
  '&[data-layout="one-photo"] > [data-words]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20 },
  [DESKTOP]: { marginTop: 56, '&[data-layout="own"]': { gap: '44px 72px', maxWidth: 800, marginInline: 'auto' } },
});
/** Cancels both stamps where they meet. */
const mark = css({
  position: 'absolute',
  zIndex: 2,
  left: '50%',
  top: 'min(46vw, 250px)',
  width: 'min(24vw, 108px)',
  transform: 'translate(-50%, -50%) rotate(-14deg)',
  '& svg': {
    background: 'radial-gradient(closest-side, color-mix(in srgb, var(--base) 70%, transparent) 94%, #0000 96%)',
  },
  [DESKTOP]: { width: 148, top: 330 },
});

/** The hosts on stamps; how they stand is `bride_groom_style`. */
export function Couple() {
  const { client } = useInvitation();
  const couple = useCouple();
  const { t } = useTexts();
  const layout = useCoupleLayout();
  const day = useDay();
  return (
    <div css={[column, middle]}>
      <Heading>{couple.isSingleHost ? t('couple.host') : t('couple.title')}</Heading>
      {client.content.greeting && <p css={greeting}>{client.content.greeting}</p>}
      <div css={row} data-layout={layout}>
        {layout === 'one-photo' ? (
          <OnePhoto />
        ) : (
          couple.hosts.map((host, index) => <Host key={host.side} host={host} index={index} layout={layout} />)
        )}
        {layout === 'own' && day && (
          <Postmark css={mark} around={couple.joinedNames} lines={[null, day.day, day.format('weekday_short')]} />
        )}
      </div>
    </div>
  );
}

const wide = css({ width: 'min(100%, 640px)', marginInline: 'auto', aspectRatio: '5 / 4' });

/** Both on one wide stamp, their words in two columns below. */
function OnePhoto() {
  const { hosts, initials } = useCouple();
  const picture = useCouplePicture();
  return (
    <>
      <Reveal>
        <PhotoStamp css={wide} picture={picture} value={initials.join(' & ')} sizes="(min-width: 992px) 640px, 90vw" />
      </Reveal>
      <div data-words="">
        {hosts.map((host) => (
          <HostText css={hostWords} key={host.side} host={host} />
        ))}
      </div>
    </>
  );
}
