import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import { CJK, DESKTOP, LOW, nameStyle, type PageProps } from '@janur/template-parts';
import type { ReactNode } from 'react';
import { Arrow } from './arrow.tsx';
import { Folio } from './folio.tsx';
import { Plate } from './plate.tsx';
import { hand } from './type.ts';
import { Unveil } from './unveil.tsx';

/** A spread of twelve columns: a picture on the left page, on the right one the title, the text and the folio. */
const spread = css({
  position: 'relative',
  padding: '40px 0 64px',
  background: 'var(--base)',
  [LOW]: { paddingTop: 28 },
  [DESKTOP]: {
    display: 'grid',
    grid: '"plate head" auto "plate body" 1fr "plate folio" auto / minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 'clamp(48px, 5.5vw, 104px)',
    minHeight: 'calc(100svh - 72px)',
    maxWidth: 1680,
    marginInline: 'auto',
    padding: '0 40px',
    '& > [data-slot="head"]': { gridArea: 'head', padding: '72px 0 0' },
    '& > [data-slot="body"]': { gridArea: 'body', alignSelf: 'end', maxWidth: 720 },
    '& > [data-slot="folio"]': { gridArea: 'folio', margin: '44px -20px 0', paddingBottom: 28 },
  },
});
const head = css({ padding: '0 20px', [DESKTOP]: { padding: 0 } });
const body = css({ padding: '0 20px', marginTop: 34, [DESKTOP]: { padding: 0, marginTop: 56 } });

/** Set as large as its longest word allows: `--measure` is the line that it may fill. */
export const giant = css({
  '--measure': '100vw - 44px',
  fontSize: 'clamp(2.5rem, (var(--measure)) / (.42 * var(--word)), 8.375rem)',
  lineHeight: 0.84,
  letterSpacing: '-.035em',
  color: 'var(--title)',
  marginLeft: '-.02em',
  [CJK]: {
    fontSize: 'clamp(2rem, (var(--measure)) / (1.1 * var(--word)), 5rem)',
    lineHeight: 1.2,
    marginLeft: 0,
  },
  [LOW]: { fontSize: 'clamp(2.5rem, (var(--measure)) / (.42 * var(--word)), 5rem)' },
  [DESKTOP]: {
    '--measure': 'min(50vw, 840px) - 100px',
    fontSize: 'clamp(3rem, (var(--measure)) / (.42 * var(--word)), 12rem)',
  },
});

const margin = css(hand, {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  marginTop: 30,
  paddingLeft: 46,
  '& svg': { flex: 'none', marginTop: 4 },
  '& span': { minWidth: 0, paddingTop: 2, overflowWrap: 'anywhere' },
  [DESKTOP]: { paddingLeft: 90, fontSize: '2.25rem' },
});

/** What the editor scribbled beside something, with an arrow to it. */
export function Note({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p css={margin} className={className}>
      <Arrow to="down" />
      <span>{children}</span>
    </p>
  );
}

const banner = css({ height: 300, margin: '0 -20px 28px', [DESKTOP]: { margin: '0 0 28px', height: 420 } });

interface PageOfIssue extends Omit<PageProps, 'label'> {
  /** Stands beside the title. */
  aside?: ReactNode;
  /** False where the text is pictures itself. */
  hasPlate?: boolean;
  className?: string;
}

/** One page of the magazine: a title as large as it goes, a note in the margin, the text, the folio. */
export function Page({ of, title, above, aside, hasPlate = true, className, children }: PageOfIssue) {
  return (
    <div css={spread} className={className}>
      {hasPlate && <Plate of={of} />}
      <div css={head} data-slot="head">
        {aside}
        <h2 css={giant} style={nameStyle([title])}>
          {title}
        </h2>
        {above && <Note>{above}</Note>}
      </div>
      <div css={body} data-slot="body">
        {children}
      </div>
      <div data-slot="folio">
        <Folio of={of} />
      </div>
    </div>
  );
}

export const Banner = ({ picture, className }: { picture: PictureView; className?: string }) => (
  <Unveil css={banner} className={className}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 42vw, 100vw" />
  </Unveil>
);
