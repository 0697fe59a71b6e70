import { css, keyframes } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { dayOf } from '../../design/times.ts';
import { type Greeted, initialsOf, sizeOf } from './greeted.ts';
import { Several } from './several.tsx';
import { fitting, u } from './units.ts';
import { useFit } from './use-fit.ts';
import { ACCENT, ON_ACCENT } from '../../design/tokens.ts';

/** The couple's own picture over the whole screen, and the name large on it. */
export function Photo({ couple, event, guests }: Greeted) {
  const { t, i18n } = useTranslation();
  const [guest] = guests;
  const box = useFit<HTMLElement>();
  const { title, event_date: date, timezone, guest_book_image_url: picture, guest_book_logo_url: logo } = event;
  return (
    <main ref={box} css={scene} data-picture={picture ? true : undefined}>
      {picture ? <img src={picture} alt="" css={full} /> : <span css={letters}>{initialsOf(couple)}</span>}
      <div css={shade} />
      <header css={head}>
        {logo && <img src={logo} alt="" css={{ height: u(96), maxWidth: u(300), objectFit: 'contain' }} />}
        <p css={{ fontFamily: SERIF, fontSize: u(38), fontWeight: 600, lineHeight: 1.1 }}>{couple}</p>
        <p css={{ fontSize: u(21), color: '#D9E5E2' }}>
          {date ? `${title}, ${dayOf(date, timezone, i18n.language)}` : title}
        </p>
      </header>
      <div css={said} aria-live="polite">
        {guests.length > 1 ? (
          <Several guests={guests} hello={hello} list={list} longFrom={30} />
        ) : guest ? (
          <>
            <p css={hello}>{t('greeting.welcome')}</p>
            <h1 css={name} style={{ fontSize: fitting(sizeOf(guest.name) * 1.15) }}>
              {guest.name}
            </h1>
            <p css={facts}>
              {guest.table && (
                <b>
                  {t('greeting.table')} {guest.table}
                </b>
              )}
              {guest.people !== undefined && <span>{t('greeting.party', { count: guest.people })}</span>}
              <span>{t(guest.table ? 'greeting.to_table' : 'greeting.come_in')}</span>
            </p>
          </>
        ) : (
          <>
            <h1 css={name} style={{ fontSize: u(110) }}>
              {t('greeting.idle')}
            </h1>
            <p css={facts}>
              <span>{t('greeting.idle_hint')}</span>
            </p>
          </>
        )}
      </div>
    </main>
  );
}

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const SERIF = "'Cormorant Garamond', 'Noto Serif', 'Songti SC', 'Hiragino Mincho ProN', 'Nanum Myeongjo', serif";

const scene = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: `${u(44)} ${u(64)} ${u(56)}`,
  background: 'radial-gradient(90% 120% at 80% 10%, #3E5A57 0, #1C2E2E 55%, #0F1717 100%)',
  color: '#FFF9EF',
  overflow: 'hidden',
});
const full = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
const letters = css({
  position: 'absolute',
  right: u(40),
  top: '50%',
  transform: 'translateY(-50%)',
  fontFamily: "'Pinyon Script', serif",
  fontSize: u(520),
  lineHeight: 1,
  color: `${ACCENT}1F`,
  whiteSpace: 'nowrap',
});
/** Dark enough under every word for any picture. */
const shade = css({
  position: 'absolute',
  inset: 0,
  '[data-picture] > &': {
    background:
      'linear-gradient(#0B1111CC 0, #0B111100 34%), linear-gradient(0deg, #0B1111F2 0, #0B1111C4 42%, #0B111100 82%)',
  },
});
const head = css({ position: 'relative', display: 'grid', justifyItems: 'start', gap: u(6) });
const said = css({ position: 'relative', maxWidth: u(1080), animation: `${appear} 700ms ease-out` });
const hello = css({ fontFamily: SERIF, fontStyle: 'italic', fontWeight: 500, fontSize: u(44), color: ACCENT });
const name = css({
  marginTop: u(2),
  wordBreak: 'keep-all',
  fontFamily: SERIF,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-0.014em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
const list = css({
  display: 'grid',
  justifyItems: 'start',
  gap: fitting(12),
  marginTop: u(16),
  '& li': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: `${u(4)} ${u(24)}` },
  '& b': {
    fontFamily: SERIF,
    fontSize: fitting(54),
    fontWeight: 600,
    lineHeight: 1.04,
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  '& li[data-long] b': { fontSize: fitting(42) },
  '& span': {
    padding: `${u(4)} ${u(18)}`,
    borderRadius: u(12),
    background: ACCENT,
    color: ON_ACCENT,
    fontSize: fitting(26),
    fontWeight: 800,
  },
});
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${u(10)} ${u(28)}`,
  marginTop: u(28),
  fontSize: u(28),
  lineHeight: 1.35,
  '& b': {
    padding: `${u(8)} ${u(26)}`,
    borderRadius: u(16),
    background: ACCENT,
    color: ON_ACCENT,
    fontSize: u(40),
    fontWeight: 800,
  },
});
