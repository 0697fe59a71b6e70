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

interface OutlineIcons {
  width: number;
  height?: number;
  viewBox?: string;
  strokeWidth: number;
  /** How ends and corners of lines are: both round, or the corners alone. */
  strokeLinecap?: 'round';
  strokeLinejoin?: 'round';
}

/** Icons of one line each: `<NavList icon={outlineIcons(PATHS, { width: 20, viewBox: '0 0 18 18', strokeWidth: 1.4 })} />`. */
export const outlineIcons = (
  paths: Readonly<Record<NavItem['key'], string>>,
  { width, height = width, ...drawn }: OutlineIcons,
) =>
  function icon(key: NavItem['key']): ReactNode {
    return (
      <svg width={width} height={height} {...drawn} fill="none" stroke="currentColor" aria-hidden="true">
        <path d={paths[key]} />
      </svg>
    );
  };
