import type { Headcount } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Link } from 'react-router';
import { fading, marksMore } from '../../parts/more-aside.ts';
import { useHeadcount } from '../../parts/use-headcount.ts';
import type { GuestSearch } from './guest-search.ts';

type Narrowing = Pick<GuestSearch, 'status' | 'sent' | 'table' | 'unasked' | 'walkIns' | 'arrived'>;
const ALL: Narrowing = {
  status: undefined,
  sent: undefined,
  table: undefined,
  unasked: undefined,
  walkIns: undefined,
  arrived: undefined,
};

interface QuickList {
  readonly key: string;
  readonly narrowing: Narrowing;
  readonly count: number | undefined;
}

interface QuickListsProps {
  search: GuestSearch;
  hrefOf: (change: Partial<GuestSearch>) => string;
}

/**
 * The lists that couples look at, each with how many are on it: of the chosen event, address, group and tag, or of all guests.
 * How many of those have a name that is searched for, the list itself says.
 */
export function QuickLists({ search, hrefOf }: QuickListsProps) {
  const { t, i18n } = useTranslation();
  const { slug, group, tag } = search;
  const count = useHeadcount({ slug, guest_group: group, tag }).data;
  const lists = listsOf(count, search.event);
  return (
    <nav ref={marksMore} aria-label={t('guests.lists')} css={row}>
      {lists.map(({ key, narrowing, count: number }) => {
        const isCurrent = Object.entries(narrowing).every(([name, value]) => search[name as keyof Narrowing] === value);
        return (
          <Link
            key={key}
            to={hrefOf(narrowing)}
            aria-current={isCurrent ? 'true' : undefined}
            ref={isCurrent ? showChosen : undefined}
            css={chip}
          >
            {t(`guests.list.${key}`)}
            {number !== undefined && search.search === '' && (
              <span data-number={key}>{number.toLocaleString(i18n.language)}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

function listsOf(count: Headcount | undefined, eventId: number | undefined): QuickList[] {
  const event = count?.events.find(({ event_id }) => event_id === eventId);
  const walkIns = event ? event.walk_ins.households : count?.walk_ins.households;
  const unasked = event ? event.unasked : count?.unasked;
  const of = (key: string, change: Partial<Narrowing>, number: number | undefined): QuickList => ({
    key,
    narrowing: { ...ALL, ...change },
    count: number,
  });
  return [
    of('all', {}, event ? event.invited.households : count?.guests.households),
    // whether it was sent is no matter of one event
    ...(eventId === undefined ? [of('unsent', { sent: 'no' }, count?.unsent)] : []),
    of('pending', { status: 'PENDING' }, event ? event.pending.households : count?.pending),
    ...(unasked ? [of('unasked', { unasked: 'yes' }, unasked)] : []),
    of('confirmed', { status: 'CONFIRMED' }, event ? event.coming.households : count?.coming),
    of('declined', { status: 'DECLINED' }, event ? event.declined.households : count?.declined),
    of('no_table', { table: 'no' }, event ? event.without_table : count?.without_table),
    ...(event && event.arrived.households > 0 ? [of('arrived', { arrived: 'yes' }, event.arrived.households)] : []),
    ...(walkIns ? [of('walk_ins', { walkIns: 'yes' }, walkIns)] : []),
  ];
}

function showChosen(chip: HTMLElement | null): void {
  const row = chip?.parentElement;
  if (chip && row) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}

const row = {
  ...fading,
  position: 'relative',
  display: 'flex',
  gap: 8,
  padding: '0 16px 14px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const chip = {
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 7,
  height: 38,
  padding: '0 15px',
  border: `1px solid ${ledger.borderStrong}`,
  borderRadius: 19,
  color: ledger.ink,
  fontSize: 14,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& span': { color: ledger.muted, fontWeight: 500 },
  '&:hover': { borderColor: ledger.brand },
  '&[aria-current]': { borderColor: ledger.brand, background: ledger.brand, color: ledger.onBrand },
  '&[aria-current] span': { color: 'inherit', opacity: 0.85 },
  '@media (hover: none)': { height: 44, borderRadius: 22 },
} as const;
