import { css, keyframes } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useId } from 'react';
import { clockTime, dayOf } from '../../design/times.ts';
import { FONT_UI } from '../../design/tokens.ts';
import arch from './art/arch.svg';
import ground from './art/batik-ground.svg';
import gunungan from './art/gunungan.svg';
import plate from './art/plate.svg';
import ring from './art/ring.svg';
import { type Greeted, initialsOf, sizeOf, widthOf } from './greeted.ts';
import { Several } from './several.tsx';
import { fitting, u } from './units.ts';
import { useFit } from './use-fit.ts';

/** Sogan brown, four batik cloths at the edge, the couple in a gunungan, gold for what a guest looks for. */
export function Batik({ couple, event, guests }: Greeted) {
  const { t, i18n } = useTranslation();
  const [first] = guests;
  const guest = guests.length === 1 ? first : undefined;
  const box = useFit<HTMLDivElement>();
  const { title, event_date: date, timezone } = event;
  return (
    <main css={scene}>
      <Medallion picture={event.guest_book_image_url} />
      <div ref={box} css={words}>
        <header css={head}>
          <Emblem couple={couple} logo={event.guest_book_logo_url} />
          <div>
            <p css={names}>{couple}</p>
            <p css={day}>{date ? `${title}, ${dayOf(date, timezone, i18n.language)}` : title}</p>
          </div>
        </header>
        <div css={said} aria-live="polite">
          {guests.length > 1 ? (
            <Several guests={guests} hello={hello} list={list} longFrom={26} />
          ) : guest ? (
            <>
              <p css={hello}>{t('greeting.welcome')}</p>
              <h1 css={name} style={{ fontSize: fitting(sizeOf(guest.name)) }}>
                {guest.name}
              </h1>
            </>
          ) : (
            <>
              <h1 css={name} style={{ fontSize: u(84) }}>
                {t('greeting.idle')}
              </h1>
              <p css={[hint, { marginTop: u(20) }]}>{t('greeting.idle_hint')}</p>
            </>
          )}
        </div>
        {guest && (
          <div css={foot}>
            {guest.table && (
              <p css={tablePlate} data-words={widthOf(guest.table) > 3 || undefined}>
                <span>{t('greeting.table')}</span> <b>{guest.table}</b>
              </p>
            )}
            <div>
              {guest.people !== undefined && (
                <p css={{ fontSize: u(32), fontWeight: 600, color: '#fff3cf' }}>
                  {t('greeting.party', { count: guest.people })}
                </p>
              )}
              <p css={hint}>{t(guest.table ? 'greeting.to_table' : 'greeting.come_in')}</p>
            </div>
          </div>
        )}
        {!first && date && <p css={hour}>{clockTime(date, timezone, i18n.language)}</p>}
      </div>
    </main>
  );
}

const ARCH =
  'M0,-190 C10,-150 36,-134 62,-96 C96,-46 118,18 118,70 C118,112 96,132 84,150 L84,168 L-84,168 L-84,150 C-96,132 -118,112 -118,70 C-118,18 -96,-46 -62,-96 C-36,-134 -10,-150 0,-190Z';

/** The picture of the event's guest-book; without one, the tree of the shadow play. */
function Medallion({ picture }: { picture: string | null }) {
  const id = useId();
  return (
    <div css={medallion}>
      {picture ? (
        <>
          <svg viewBox="-140 -222 280 400" aria-hidden="true">
            <clipPath id={id}>
              <path d={ARCH} />
            </clipPath>
            <path d={ARCH} fill="#ecd7ad" />
            <image
              href={picture}
              x={-120}
              y={-192}
              width={240}
              height={362}
              preserveAspectRatio="xMidYMid slice"
              clipPath={`url(#${id})`}
            />
          </svg>
          <img src={arch} alt="" />
        </>
      ) : (
        <img src={gunungan} alt="" />
      )}
    </div>
  );
}

function Emblem({ couple, logo }: { couple: string; logo: string | null }) {
  if (logo)
    return <img src={logo} alt="" css={{ width: u(132), height: u(132), objectFit: 'contain', flex: 'none' }} />;
  const initials = initialsOf(couple);
  return (
    <span css={emblem} aria-hidden="true">
      <span style={{ fontSize: u(initials.length > 1 ? 50 : 66) }}>{initials}</span>
    </span>
  );
}

const PORTRAIT = '@media (max-aspect-ratio: 1/1)';
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const fade = keyframes({ from: { opacity: 0 } });
const SERIF = "'Cormorant Garamond', 'Noto Serif', 'Songti SC', 'Hiragino Mincho ProN', 'Nanum Myeongjo', serif";
const gold = {
  background: 'linear-gradient(178deg,#fbeec0 8%,#dcb765 48%,#b98735 64%,#f0d894 96%)',
  backgroundClip: 'text',
  color: 'transparent',
};

const scene = css({
  display: 'grid',
  gridTemplateColumns: `${u(540)} minmax(0, 1fr)`,
  gridTemplateRows: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: u(60),
  padding: `${u(36)} ${u(56)} ${u(36)} ${u(70)}`,
  background: `url("${ground}") left center / cover no-repeat, radial-gradient(80% 90% at 27% 46%,#6a3b1e 0,#3a1d10 48%,#1d0e08 100%)`,
  color: '#fff3cf',
  [PORTRAIT]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    backgroundSize: `${u(1280)} ${u(720)}, cover`,
    backgroundRepeat: 'repeat-y, no-repeat',
    padding: `${u(60)} ${u(40)} ${u(60)} ${u(130)}`,
  },
});

const medallion = css({
  position: 'relative',
  justifySelf: 'center',
  height: u(648),
  aspectRatio: '280 / 400',
  filter: 'drop-shadow(0 8px 30px #0008)',
  '& > *': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  [PORTRAIT]: { height: u(540) },
});

const words = css({ display: 'flex', flexDirection: 'column', gap: u(36), minWidth: 0, height: '100%' });
const head = css({ display: 'flex', alignItems: 'center', gap: u(26), '& > div': { minWidth: 0 } });
const names = css({
  ...gold,
  padding: '0.1em 0.1em 0.12em 0',
  fontFamily: `'Pinyon Script', ${SERIF}`,
  fontSize: u(46),
  lineHeight: 1.1,
});
const day = css({ marginTop: u(4), fontSize: u(21), color: '#e7c989' });

const said = css({
  margin: 'auto 0',
  fontFamily: SERIF,
  animation: `${appear} 700ms ease-out`,
});
const hello = css({ fontSize: u(42), lineHeight: 1.1, fontStyle: 'italic', fontWeight: 500, color: '#f0d894' });
const name = css({
  marginTop: u(6),
  wordBreak: 'keep-all',
  fontWeight: 600,
  lineHeight: 1.02,
  letterSpacing: '-0.014em',
  color: '#fff6dc',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
const list = css({
  display: 'grid',
  marginTop: u(14),
  '& li': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: u(24),
    padding: `${fitting(9)} 0`,
    borderBottom: `${u(1.5)} solid #dcb76555`,
    fontSize: fitting(42),
    lineHeight: 1.06,
    color: '#fff6dc',
  },
  '& li[data-long]': { fontSize: fitting(33) },
  '& li:last-of-type': { borderBottom: 0 },
  '& b': { minWidth: 0, fontWeight: 600, wordBreak: 'keep-all', overflowWrap: 'anywhere', textWrap: 'balance' },
  '& span': {
    flex: 'none',
    maxWidth: '40%',
    fontFamily: FONT_UI,
    fontSize: fitting(25),
    fontWeight: 600,
    color: '#f0d894',
    overflowWrap: 'anywhere',
  },
});
const hint = css({ fontFamily: FONT_UI, fontSize: u(25), lineHeight: 1.4, color: '#e9d3a6', maxWidth: '22em' });
const hour = css({
  ...gold,
  fontFamily: SERIF,
  fontSize: u(56),
  fontWeight: 600,
  lineHeight: 1.1,
  fontVariantNumeric: 'lining-nums',
});
const foot = css({
  display: 'flex',
  alignItems: 'center',
  gap: u(34),
  minHeight: u(148),
  // it moves nowhere: what rises from below its box would count as not fitting
  animation: `${fade} 700ms 200ms ease-out backwards`,
});
const tablePlate = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: u(14),
  flex: 'none',
  width: u(236),
  height: u(148),
  padding: `${u(22)} ${u(20)} 0`,
  overflow: 'hidden',
  background: `url("${plate}") center / 100% 100% no-repeat`,
  color: '#2a140a',
  lineHeight: u(148),
  '& span': { fontSize: u(30), fontWeight: 600 },
  '& b': { fontFamily: SERIF, fontSize: u(104), fontWeight: 600, lineHeight: 1, fontVariantNumeric: 'lining-nums' },
  // a table with a name
  '&[data-words]': {
    flexDirection: 'column',
    alignItems: 'center',
    gap: u(2),
    width: u(290),
    padding: `0 ${u(26)}`,
    lineHeight: 1.1,
    textAlign: 'center',
  },
  '&[data-words] span': { fontSize: u(22) },
  '&[data-words] b': { fontSize: u(34), overflowWrap: 'anywhere', maxHeight: '3em', overflow: 'hidden' },
});
const emblem = css({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: u(148),
  height: u(148),
  background: `url("${ring}") center / contain no-repeat`,
  '& span': { ...gold, padding: '0.1em 0.2em', fontFamily: `'Pinyon Script', ${SERIF}`, lineHeight: 1 },
});
