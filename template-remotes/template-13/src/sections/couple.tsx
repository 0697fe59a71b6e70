import { css } from '@emotion/react';
import { Reveal, useDay, useIsBirthday, useSettings } from '@janur/kit';
import { CouplePhoto, CoupleSection, HostText } from '@janur/template-parts';
import spark from '../assets/spark.svg';
import { prose } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';
import { settings } from '../settings.ts';
import { ZODIAC } from '../sky/catalogue.ts';
import { signOf } from '../sky/sign-medal.tsx';
import { ZodiacDisc } from '../sky/zodiac-disc.tsx';
import { Host, hostWords, Nameless } from './host.tsx';

const greeting = css(prose, { marginTop: 14, textAlign: 'center' });
const row = css({
  position: 'relative',
  display: 'grid',
  gap: 44,
  marginTop: 28,
  '&[data-layout="own"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0 14px', paddingTop: 76 },
  '&[data-layout="round"]': { gap: 30 },
  '&[data-layout="one-photo"] > [data-words]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
  },
});
/** The ways of both meet in one star. */
const meeting = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 92,
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& i': {
    position: 'absolute',
    left: 'calc(50% - 44px)',
    top: -18,
    width: 88,
    height: 88,
    background: `url(${spark}) 50% / contain no-repeat`,
  },
});
const both = css({ width: 'min(100%, 420px)', marginInline: 'auto' });

/** Two discs of the zodiac whose lines meet in a star, or both in one. A birthday's has its day's sign. */
export function Couple() {
  const signs = useSigns();
  return (
    <CoupleSection
      page={Page}
      greeting={greeting}
      row={row}
      before={(layout) => layout === 'own' && <Meeting />}
      host={(host, index, layout) => (
        <Host key={host.side} host={host} index={index} layout={layout} sign={signs[host.side]} />
      )}
      both={(picture) => (
        <Reveal css={both}>
          <ZodiacDisc sign={null}>
            <CouplePhoto picture={picture} instead={<Nameless />} />
          </ZodiacDisc>
        </Reveal>
      )}
      words={(host) => <HostText key={host.side} css={hostWords} host={host} />}
    />
  );
}

/** Places in `ZODIAC`: what the couple set; on a birthday the sign of its day. */
function useSigns(): Record<'bride' | 'groom', number | null> {
  const isBirthday = useIsBirthday();
  const { bride_sign, groom_sign } = useSettings(settings);
  const day = useDay();
  if (isBirthday) {
    const sign = day && signOf(day.dateTime);
    return { bride: sign, groom: sign };
  }
  const place = (chosen: string) => {
    const found = ZODIAC.findIndex(({ name }) => name.toLowerCase() === chosen);
    return found < 0 ? null : found;
  };
  return { bride: place(bride_sign), groom: place(groom_sign) };
}

const Meeting = () => (
  <div css={meeting} aria-hidden="true">
    <svg viewBox="0 0 342 92" preserveAspectRatio="none" fill="none">
      <path
        d="M84,90Q104,34 159,28M258,90Q238,34 183,28"
        stroke="var(--gold)"
        strokeWidth="1.2"
        strokeDasharray="1 6"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
    <i />
  </div>
);
