import { FONT_TITLE, ledger } from '@janur/ui';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { fading, marksMore } from './more-aside.ts';
import { MoreDeeds } from './more-deeds.tsx';
import { pushed } from './styles.ts';

interface PageHeadProps {
  title: string;
  /** A line below the title. */
  note?: ReactNode;
  /** What can be done on the whole screen. */
  actions?: ReactNode;
  /** What is done less often: beside the others where there is room, else in a sheet behind one button. */
  more?: ReactNode;
}

/** The screen's name, also in the browser's tab. */
export function PageHead({ title, note, actions, more }: PageHeadProps) {
  useDocumentTitle(`${title} | Janur`);
  return (
    <header css={head}>
      <div css={{ minWidth: 0, alignSelf: 'flex-start' }}>
        <h1 css={{ margin: 0, font: `400 32px/1.05 ${FONT_TITLE}`, letterSpacing: '-0.01em' }}>{title}</h1>
        <div css={{ marginTop: 6, minHeight: 20, color: ledger.muted, fontSize: 14, fontWeight: 500 }}>{note}</div>
      </div>
      {(actions || more) && (
        <div ref={marksMore} data-alone={!actions || undefined} css={deeds}>
          <MoreDeeds deeds={more}>{actions}</MoreDeeds>
        </div>
      )}
    </header>
  );
}

/* on a phone one row, the main thing first: what the screen is for shall not lie below its tools */
const deeds = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '@media (max-width: 39.99em)': {
    flexWrap: 'nowrap',
    // a button alone stands beside the title
    '&:not([data-alone])': { ...pushed, ...fading },
    '& > [data-variant="filled"]': { order: -1 },
  },
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '14px 32px',
  marginBottom: 16,
  '@media (max-width: 39.99em)': { '&:has(> [data-alone])': { flexWrap: 'nowrap', alignItems: 'flex-start', gap: 12 } },
} as const;
