import { useNavItems, useTexts } from '@janur/kit';

const MOST = 5;

/** The navigation as a list of links, the one in view with `aria-current`; nothing where it would be a single one. */
export function NavList({ className }: { className?: string }) {
  const items = useNavItems(MOST);
  const { t } = useTexts();
  if (items.length < 2) return null;
  return (
    <nav className={className} aria-label={t('nav.label')}>
      <ul>
        {items.map(({ key, label, href, isActive }) => (
          <li key={key}>
            <a href={href} aria-current={isActive ? 'true' : undefined}>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
