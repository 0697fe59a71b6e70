import { type NavItem, useNavItems, useTexts } from '@janur/kit';
import type { ReactNode } from 'react';

interface NavListProps {
  className?: string;
  /** What stands above an entry's word. */
  icon?: (key: NavItem['key']) => ReactNode;
  /** How many entries there is room for. */
  most?: number;
}

/** The navigation as a list of links, the one in view with `aria-current`; nothing where it would be a single one. */
export function NavList({ className, icon, most = 5 }: NavListProps) {
  const items = useNavItems(most);
  const { t } = useTexts();
  if (items.length < 2) return null;
  return (
    <nav className={className} aria-label={t('nav.label')}>
      <ul>
        {items.map(({ key, label, href, isActive }) => (
          <li key={key}>
            <a href={href} aria-current={isActive ? 'true' : undefined}>
              {icon?.(key)}
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
