import { ledger } from '@janur/ui';
import { Link } from 'react-router';
import { ArrowUpIcon } from './icons.tsx';

type SortOf<Column extends string> = `${Column}.asc` | `${Column}.desc`;

interface SortLinkProps<Column extends string> {
  column: Column;
  sort: string;
  hrefOf: (sort: SortOf<Column>) => string;
  text: string;
}

/** The head of a column that a list can be sorted by: first ascending, then the other way round. */
export function SortLink<Column extends string>({ column, sort, hrefOf, text }: SortLinkProps<Column>) {
  const direction = ariaSort(column, sort);
  return (
    <Link
      to={hrefOf(sortOfColumn(column, sort))}
      data-sorted={direction === 'none' ? undefined : direction}
      css={sortLink}
    >
      {text}
      <ArrowUpIcon size={16} />
    </Link>
  );
}

/** What a column's head sorts by when pressed: ascending, or the other way round when it already is. */
export function sortOfColumn<Column extends string>(column: Column, current: string): SortOf<Column> {
  return current === `${column}.asc` ? `${column}.desc` : `${column}.asc`;
}

/** What `aria-sort` says of a column, when the list is sorted by `column.asc` or `column.desc`. */
export function ariaSort(column: string, sort: string): 'ascending' | 'descending' | 'none' {
  if (sort === `${column}.asc`) return 'ascending';
  return sort === `${column}.desc` ? 'descending' : 'none';
}

const sortLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 36,
  borderRadius: 6,
  color: 'inherit',
  textDecoration: 'none',
  '& svg': { opacity: 0, transition: 'transform 120ms, opacity 120ms' },
  '&:hover': { color: ledger.ink },
  '&:hover svg': { opacity: 0.5 },
  '&[data-sorted]': { color: ledger.ink },
  '&[data-sorted] svg': { opacity: 1 },
  '&[data-sorted=descending] svg': { transform: 'rotate(180deg)' },
} as const;
