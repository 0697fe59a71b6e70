import { Icon, type IconProps } from '@janur/ui';
import { ActionIcon, Menu } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';

export type MenuEntry = { readonly text: string; readonly icon?: ReactNode } & (
  | { readonly href: string }
  | { readonly onSelect: () => void }
);

/** What else can be done with a row. */
export function RowMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="bottom-end" width="max-content">
      <Menu.Target>
        <ActionIcon ref={button} aria-label={label} title={label}>
          <MoreIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={label} miw={216} maw="calc(100vw - 24px)">
        {entries.map((entry) =>
          'href' in entry ? (
            <Menu.Item key={entry.text} component={Link} to={entry.href} leftSection={entry.icon}>
              {entry.text}
            </Menu.Item>
          ) : (
            <Menu.Item
              key={entry.text}
              leftSection={entry.icon}
              onClick={() => {
                // a dialog that this opens gives the focus back to where it is now
                button.current?.focus();
                entry.onSelect();
              }}
            >
              {entry.text}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5,9h.1M9,9h.1M14.5,9h.1" strokeWidth={2.6} />
  </Icon>
);
