import { ledger, media } from '@janur/ui';
import type { ReactNode } from 'react';
import { CrossIcon } from './icons.tsx';

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
  return (
    <section aria-label={label} css={bar}>
      <div role="status" css={{ flex: '1 0 auto', maxWidth: '100%', lineHeight: 1.3 }}>
        <b css={{ display: 'block', fontWeight: 700 }}>{title}</b>
        {below}
      </div>
      <div css={acts}>
        {deeds}
        <button type="button" aria-label={clearLabel} onClick={onClear} css={deed}>
          <CrossIcon />
        </button>
      </div>
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
  '@media (max-width: 63.99em)': {
    position: 'fixed',
    insetInline: 8,
    bottom: 'calc(74px + env(safe-area-inset-bottom))',
    zIndex: 9,
  },
  [media.phone]: {
    flexDirection: 'column',
    // a column that may wrap is as high as all deeds below each other
    flexWrap: 'nowrap',
    alignItems: 'stretch',
    padding: '10px 8px 6px 16px',
  },
} as const;

const acts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(78px, 1fr))',
    marginInlineStart: -8,
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
  [media.phone]: {
    flexDirection: 'column',
    gap: 3,
    height: 56,
    padding: '0 4px',
    fontSize: 12.5,
    lineHeight: 1.15,
    whiteSpace: 'normal',
  },
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
