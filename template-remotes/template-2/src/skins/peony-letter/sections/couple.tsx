import { css } from '@emotion/react';
import { Reveal, useCouple, useDay } from '@janur/kit';
import { CoupleSection, DESKTOP, HostText } from '@janur/template-parts';
import { Fold } from '../parts/fold.tsx';
import { PhotoStamp } from '../parts/photo-stamp.tsx';
import { Postmark } from '../parts/postmark.tsx';
import { hostWords } from './host-words.ts';
import { Host } from './host.tsx';

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
  [DESKTOP]: { marginTop: 44, '&[data-layout="own"]': { gap: '34px 40px' } },
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
  [DESKTOP]: { width: 128, top: 262 },
});

const wide = css({ width: 'min(100%, 640px)', marginInline: 'auto', aspectRatio: '5 / 4' });

/** The hosts on stamps; how they stand is `bride_groom_style`. */
export function Couple() {
  const { initials, joinedNames } = useCouple();
  const day = useDay();
  return (
    <CoupleSection
      page={(props) => <Fold {...props} isParted />}
      greeting={greeting}
      row={row}
      host={(host, index, layout) => <Host key={host.side} host={host} index={index} layout={layout} />}
      both={(picture) => (
        <Reveal>
          <PhotoStamp
            css={wide}
            picture={picture}
            value={initials.join(' & ')}
            sizes="(min-width: 992px) 640px, 90vw"
          />
        </Reveal>
      )}
      words={(host) => <HostText key={host.side} css={hostWords} host={host} />}
      behind={(layout) =>
        layout === 'own' &&
        day && <Postmark css={mark} around={joinedNames} lines={[null, day.day, day.format('weekday_short')]} />
      }
    />
  );
}
