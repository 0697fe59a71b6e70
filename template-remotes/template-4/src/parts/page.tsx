import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import { DESKTOP, LOW, nameStyle, type PageProps } from '@janur/template-parts';
import type { ReactNode } from 'react';
import { Arrow } from './arrow.tsx';
import { Folio } from './folio.tsx';
import { hand } from './type.ts';
import { Unveil } from './unveil.tsx';

/** Twelve columns: what stands at the left stays while the text runs down columns 7 to 11. */
const spread = css({
  position: 'relative',
  padding: '40px 0 64px',
  background: 'var(--base)',
  [LOW]: { paddingTop: 28 },
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 20,
    maxWidth: 1680,
    marginInline: 'auto',
    padding: '72px 40px 96px',
    '& > [data-slot="head"]': {
      gridColumn: '1 / 7',
      alignSelf: 'start',
      position: 'sticky',
      top: 104,
      paddingBottom: 56,
    },
    '& > [data-slot="body"]': { gridColumn: '7 / 12' },
    '& > [data-slot="folio"]': { gridColumn: '1 / -1', margin: '44px -20px 0' },
  },
});
const head = css({ padding: '0 20px', [DESKTOP]: { padding: 0 } });
const body = css({ padding: '0 20px', marginTop: 34, [DESKTOP]: { padding: 0, marginTop: 12 } });

/** Set as large as its longest word allows: `--measure` is the line that it may fill. */
export const giant = css({
  '--measure': '100vw - 44px',
  fontSize: 'clamp(2.5rem, (var(--measure)) / (.42 * var(--word)), 8.375rem)',
  lineHeight: 0.84,
  letterSpacing: '-.035em',
  color: 'var(--title)',
  marginLeft: '-.02em',
  ':is(:lang(zh), :lang(ja), :lang(ko)) &': {
    fontSize: 'clamp(2rem, (var(--measure)) / (1.1 * var(--word)), 5rem)',
    lineHeight: 1.2,
    marginLeft: 0,
  },
  [LOW]: { fontSize: 'clamp(2.5rem, (var(--measure)) / (.42 * var(--word)), 5rem)' },
  [DESKTOP]: {
    '--measure': '46vw - 60px',
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
  className?: string;
}

/** One page of the magazine: a title as large as it goes, a note in the margin, the text, the folio. */
export function Page({ of, title, above, aside, className, children }: PageOfIssue) {
  return (
    <div css={spread} className={className}>
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
