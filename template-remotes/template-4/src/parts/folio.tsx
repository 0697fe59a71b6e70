import { css } from '@emotion/react';
import { type SectionName, useCouple } from '@janur/kit';
import { usePageNumber } from './page-number.ts';
import { caption } from './type.ts';

const line = css(caption, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 20,
  padding: '20px 20px 0',
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 500, color: 'var(--ink)' },
  '&[data-side="right"]': { flexDirection: 'row-reverse' },
});

/** The number of a page at its foot, in turns left and right. */
export function Folio({ of, className }: { of: SectionName; className?: string }) {
  const { joinedNames } = useCouple();
  const page = usePageNumber()(of);
  return (
    <p css={line} className={className} data-side={page % 2 ? 'right' : 'left'} aria-hidden="true">
      <b>{page}</b>
      <span>{joinedNames}</span>
    </p>
  );
}
