import { useTranslation } from '@janur/i18n';
import { ledger, media } from '@janur/ui';
import { type ReactNode, useState } from 'react';
import { CrossIcon, MenuIcon } from './icons.tsx';

interface TickedBarProps {
  label: string;
  /** How many are ticked, in words. */
  title: string;
  /** Below it: how to tick more, or what the ticked ones amount to. */
  below: ReactNode;
  /** What can be done with them, each a `Deed`. */
  deeds: ReactNode;
  clearLabel: string;
  onClear: () => void;
  /** Sheets that a deed opened. */
  children?: ReactNode;
}

/** What can be done with all ticked rows of a list; it rises when the first one is ticked. */
export function TickedBar({ label, title, below, deeds, clearLabel, onClear, children }: TickedBarProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  return (
    <section aria-label={label} css={bar}>
      <div role="status" css={{ flex: '1 0 auto', gridArea: 'title', maxWidth: '100%', lineHeight: 1.3 }}>
        <b css={{ display: 'block', fontWeight: 700 }}>{title}</b>
        {below}
      </div>
      <div data-whole={isWhole || undefined} css={acts}>
        {deeds}
        <button type="button" data-more aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} css={deed}>
          <MenuIcon /> {t('parts.more')}
        </button>
      </div>
      <button type="button" aria-label={clearLabel} onClick={onClear} css={[deed, clear]}>
        <CrossIcon />
      </button>
      {children}
    </section>
  );
}

export function Deed({
  icon,
  text,
  onClick,
  isDanger,
}: {
  icon: ReactNode;
  text: string;
  onClick: () => void;
  isDanger?: true;
}) {
  return (
    <button type="button" onClick={onClick} data-danger={isDanger} css={deed}>
      {icon} {text}
    </button>
  );
}

/** Below it there is no room for seven words beside each other: each has its word below its drawing. */
const NARROW = '@media (max-width: 63.99em)';

const bar = {
  position: 'sticky',
  bottom: 12,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
  marginTop: 14,
  padding: '10px 12px 10px 18px',
  borderRadius: 14,
  background: ledger.raised,
  color: ledger.onPanel,
  fontSize: 14,
  boxShadow: `0 16px 32px -12px ${ledger.shade}`,
  '--ledger-focus': ledger.accent,
  // above the menu, which stands at the foot there
  [NARROW]: {
    position: 'fixed',
    insetInline: 8,
    bottom: 'calc(74px + env(safe-area-inset-bottom))',
    zIndex: 9,
    flexWrap: 'nowrap',
    gap: '4px 12px',
  },
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"title clear" "acts acts"',
    padding: '6px 6px 6px 16px',
  },
} as const;

const acts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  '& > [data-more]': { display: 'none' },
  [NARROW]: { flexWrap: 'nowrap' },
  [media.phone]: {
    display: 'grid',
    gridArea: 'acts',
    gridTemplateColumns: 'repeat(5, 1fr)',
    alignItems: 'start',
    marginInlineStart: -10,
    // more than five: the first four and the way to the rest
    '&:has(> :nth-of-type(7)) > [data-more]': { display: 'inline-flex' },
    '&:has(> :nth-of-type(7)):not([data-whole]) > :nth-of-type(n + 5):not([data-more])': { display: 'none' },
    '&[data-whole] > [data-more]': { order: 1 },
  },
} as const;

const deed = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 7,
  minWidth: 44,
  height: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: '#ffffff14' },
  '&[data-danger]': { color: ledger.accent },
  '& svg': { flex: 'none' },
  [NARROW]: {
    flexDirection: 'column',
    justifyContent: 'flex-start',
    gap: 4,
    height: 'auto',
    minHeight: 56,
    padding: '8px 8px 6px',
    fontSize: 12.5,
    lineHeight: 1.15,
  },
  [media.phone]: { padding: '8px 2px 6px', whiteSpace: 'normal' },
} as const;

const clear = {
  flex: 'none',
  [NARROW]: { justifyContent: 'center', minHeight: 44, width: 44, padding: 0 },
  [media.phone]: { gridArea: 'clear', alignSelf: 'start' },
} as const;

/** The button below the title that ticks more. */
export const ticksMore = {
  padding: 0,
  border: 0,
  background: 'none',
  color: ledger.accent,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
} as const;
