import { css } from '@emotion/react';
import {
  type FrameProps,
  useCountdown,
  useGallery,
  useHero,
  useIsBirthday,
  useVisibleSections,
  below,
  from,
} from '@janur/kit';
import type { CSSProperties } from 'react';
import { DESKTOP } from '@janur/template-parts';
import { useUnfolded } from '../../skeleton/entries.ts';
import { TABLET } from '../../skeleton/media.ts';
import { useWide } from '../../skeleton/use-wide.ts';
import { Ads, useAds } from './ads.tsx';
import { Letters, PhotoStrip } from './back-page.tsx';
import { Crossword } from './crossword.tsx';
import { broadsheetGrid, type Page, phoneGrid } from './grid.ts';
import { Nav } from './nav.tsx';
import { PartyLead } from './party-lead.tsx';
import { HAIR, NEWSPRINT } from './press.ts';

/** `--v` is one unit of a page of 390 × 844. Where there is little height, the page scrolls. */
const stand = css({
  '--v': 'clamp(.72px, min(100dvh / 844, 100vw / 390), 1.04px)',
  '--room': 'min(100vw - 34px, 586px)',
  position: 'relative',
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  overflow: 'clip',
  background: NEWSPRINT,
  [`@media ${from('large')}`]: { '--v': 'clamp(.72px, 100dvh / 844, 1.1px)' },
  [TABLET]: { '--v': 'clamp(1px, 100dvh / 844, 1.28px)', '--room': 'min(100vw - 66px, 760px)' },
  [DESKTOP]: {
    '--v': 'clamp(.82px, 100dvh / 940, 1.3px)',
    '--sheet': 'min(1600px, 100vw - 48px, max(980px, (100dvh - 84px) * 1.68))',
    '--room': '(var(--sheet) - 162px) / 2',
    alignContent: 'center',
    gridTemplateRows: 'auto auto',
    padding: '14px 24px 0',
    rowGap: 12,
    background: 'var(--shade)',
  },
});

const page = css({
  width: '100%',
  maxWidth: 620,
  marginInline: 'auto',
  padding: 'calc(8 * var(--v)) 16px calc(10 * var(--v))',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, calc(50% - 124px)) 112px',
  gridTemplateAreas: 'var(--phone)',
  alignContent: 'space-between',
  gap: 'calc(8 * var(--v)) 12px',
  [TABLET]: {
    maxWidth: 'none',
    padding: '18px 32px 22px',
    columnGap: 24,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, calc(50% - 180px)) 156px',
  },
  // articles stand where the grid says; the rest lies in sheets
  '& > section': { display: 'contents' },
  // unless the couple wants it in print
  '& > section:has(> [data-unfolded])': { display: 'block', minWidth: 0, scrollMarginTop: 16 },
  // what is lent lies on no sheet: the guests' photos are the page's last row
  '& > [data-section="album"]': { display: 'block', gridColumn: '1 / -1', minWidth: 0, order: 9, scrollMarginTop: 16 },
  '& > [data-section="gift"]': { gridArea: 'gift' },
  '& > [data-section="health_protocol"]': { gridArea: 'health' },
  [`@media ${below('phone')}`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, calc(50% - 108px)) min(96px, 40vw)' },
  [DESKTOP]: {
    position: 'relative',
    width: 'var(--sheet)',
    maxWidth: 'none',
    minHeight: 'min(1060px, 100dvh - 92px)',
    padding: '10px 40px 16px',
    // two pages alike: the gutter lies in the fold
    gridTemplateColumns: 'minmax(0, 1fr) clamp(150px, 14vw, 230px) 46px minmax(0, 1fr) clamp(150px, 14vw, 230px)',
    gridTemplateRows: 'auto auto minmax(min-content, 1fr)',
    gridTemplateAreas: 'var(--broadsheet)',
    alignContent: 'stretch',
    gap: 'calc(9 * var(--v)) 18px',
    background: `linear-gradient(90deg, #0000 calc(50% - 60px), #2a1a101f 50%, #fff4 calc(50% + 2px), #0000 calc(50% + 90px)), ${NEWSPRINT}`,
    boxShadow: '0 1px 0 #b9ab8c, 3px 4px 0 var(--base), 4px 5px 0 #b9ab8c, 0 24px 50px -20px #2a1a1099',
    '&::after': { content: '""', position: 'absolute', insetBlock: 30, left: '50%', borderLeft: HAIR, opacity: 0.15 },
  },
});

/** The front page; on desktops two pages of a broadsheet. */
export function Frame({ children }: FrameProps) {
  const { backgrounds, filmUrl, layout: composition } = useHero();
  const hasForecast = useCountdown() !== null;
  const there = useVisibleSections();
  const isWide = useWide();
  const { pictures } = useGallery();
  const isRead = there.includes('our_story') || there.includes('wedding_event');
  const hasStrip = isWide && isRead && there.includes('gallery') && pictures.length > 2;
  const hasLetters = isWide && there.includes('wishes') && there.includes('wedding_event');
  const hasPartyLead = useIsBirthday() && !there.includes('our_story');
  const layout: Page = {
    there: hasPartyLead ? [...there, 'our_story'] : there,
    hasPicture: there.includes('hero') && (backgrounds.length > 0 || filmUrl !== null),
    hasForecast: there.includes('hero') && hasForecast,
    hasAds: useAds().length > 0,
    isCrested: composition === 'template-6',
    printed: useUnfolded(),
    hasStrip,
    hasLetters,
  };
  const areas = { '--phone': phoneGrid(layout), '--broadsheet': broadsheetGrid(layout) };
  return (
    <div css={stand}>
      <div css={page} style={areas as CSSProperties /* its type knows no custom properties */}>
        {children}
        {hasPartyLead && <PartyLead />}
        {hasStrip && <PhotoStrip />}
        {hasLetters && <Letters />}
        <Ads />
        <Crossword />
      </div>
      <Nav />
    </div>
  );
}
