import { Icon, type IconProps, ledger } from '@janur/ui';
import { ActionIcon } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';

export type MenuEntry = { readonly text: string; readonly icon?: ReactNode } & (
  | { readonly href: string }
  | { readonly onSelect: () => void }
);

/** What else can be done with a row, on the browser's own popover: Escape and a press elsewhere close it. */
export function RowMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  function place(): void {
    const [anchor, panel] = [button.current?.getBoundingClientRect(), menu.current];
    if (!anchor || !panel) return;
    const { offsetWidth: width, offsetHeight: height } = panel;
    const fitsBelow = anchor.bottom + height + 8 < innerHeight;
    panel.style.left = `${Math.max(8, anchor.right - width)}px`;
    panel.style.top = `${fitsBelow ? anchor.bottom + 4 : anchor.top - height - 4}px`;
    items()[0]?.focus();
  }

  function step(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement); // -1 for what is no item
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }

  const close = () => menu.current?.hidePopover();
  return (
    <>
      <ActionIcon ref={button} aria-label={label} title={label} aria-haspopup="menu" popoverTarget={id}>
        <MoreIcon />
      </ActionIcon>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={({ newState }) => newState === 'open' && place()}
        onKeyDown={step}
        css={panel}
      >
        {entries.map((entry) =>
          'href' in entry ? (
            <Link key={entry.text} role="menuitem" tabIndex={-1} to={entry.href} onClick={close} css={item}>
              {entry.icon} {entry.text}
            </Link>
          ) : (
            <button
              key={entry.text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                entry.onSelect();
              }}
              css={item}
            >
              {entry.icon} {entry.text}
            </button>
          ),
        )}
      </div>
    </>
  );
}

const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5,9h.1M9,9h.1M14.5,9h.1" strokeWidth={2.6} />
  </Icon>
);

const panel = {
  position: 'fixed',
  inset: 'auto',
  minWidth: 216,
  margin: 0,
  padding: 6,
  border: `1px solid ${ledger.border}`,
  borderRadius: 12,
  background: ledger.card,
  color: ledger.ink,
  boxShadow: '0 12px 32px -8px #00000040',
} as const;

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: ledger.ink,
  font: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { flex: 'none', color: ledger.muted },
  '&:hover, &:focus-visible': { background: ledger.ground },
} as const;
