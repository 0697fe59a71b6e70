import { css } from '@emotion/react';
import { below, type NavItem, useNavItems, useTexts } from '@janur/kit';
import type { ReactNode } from 'react';
import { useStrip } from './use-strip.ts';

interface NavListProps {
  className?: string;
  /** What stands above an entry's word. */
  icon?: (key: NavItem['key'], section: NavItem['section']) => ReactNode;
  /** Items of the list behind the entries. */
  children?: ReactNode;
}

const SMALL = `@media ${below('large')}`;

/** An arrow that points to entries out of view. */
const hint = css({
  position: 'absolute',
  display: 'none',
  width: 20,
  height: 20,
  margin: 'auto',
  color: 'inherit',
  pointerEvents: 'none',
});

/**
 * A strip: where a window has no room for all words, it scrolls, and whole words are seen alone. What stands out
 * above its bar says how far in `--above`, else the scrolling would cut it off.
 */
const strip = css({
  position: 'relative',
  // in a grid it takes the page's width, and scrolls
  minWidth: 0,
  '--above': '0px',
  '--fade-before': '0px',
  '--fade-after': '0px',
  '& ul': {
    position: 'relative',
    display: 'flex',
    paddingTop: 'var(--above)',
    marginTop: 'calc(-1 * var(--above))',
    overflow: 'auto hidden',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'none',
    // what stands out lies over the page, and takes no taps from it
    pointerEvents: 'none',
    maskImage: 'linear-gradient(90deg, #0000, #000 var(--fade-before), #000 calc(100% - var(--fade-after)), #0000)',
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
  '& li': { flex: '1 0 auto', '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 160ms' } },
  '& li[data-cut]:not(:focus-within)': { opacity: 0, pointerEvents: 'none' },
  '& li[data-cut] a': { pointerEvents: 'none' },
  '& a': {
    minWidth: 56,
    paddingInline: 8,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    pointerEvents: 'auto',
    // a phone shows as many of them as it can
    [SMALL]: { minWidth: 48, paddingInline: 6 },
  },
  '&[data-more~="before"]': { '--fade-before': '22px', '& > [data-hint="before"]': { display: 'block' } },
  '&[data-more~="after"]': { '--fade-after': '22px', '& > [data-hint="after"]': { display: 'block' } },
  '& > [data-hint="before"]': { inset: '0 auto 0 2px' },
  '& > [data-hint="after"]': { inset: '0 2px 0 auto' },
});

/** A strip that goes down, for the `css` of a `NavList`. */
export const column = {
  '& ul': {
    flexDirection: 'column',
    overflow: 'hidden auto',
    maskImage: 'linear-gradient(#0000, #000 var(--fade-before), #000 calc(100% - var(--fade-after)), #0000)',
  },
  '& > [data-hint]': { rotate: '90deg' },
  '& > [data-hint="before"]': { inset: '2px 0 auto' },
  '& > [data-hint="after"]': { inset: 'auto 0 2px' },
} as const;

/** The navigation as a strip of links, the one in view with `aria-current`; nothing where it would be a single one. */
export function NavList({ className, icon, children }: NavListProps) {
  const items = useNavItems();
  const { t } = useTexts();
  const { list, more } = useStrip(items.find(({ isActive }) => isActive)?.key);
  if (items.length < 2) return null;
  return (
    <nav css={strip} className={className} aria-label={t('nav.label')} data-more={more}>
      <ul ref={list}>
        {items.map(({ key, section, label, href, isActive }) => (
          <li key={key}>
            <a href={href} aria-current={isActive ? 'true' : undefined}>
              {icon?.(key, section)}
              <span>{label}</span>
            </a>
          </li>
        ))}
        {children}
      </ul>
      <Hint at="before" path="M12.5,4.500L7,10L12.500,15.500" />
      <Hint at="after" path="M7.500,4.500L13,10L7.500,15.500" />
    </nav>
  );
}

const Hint = ({ at, path }: { at: 'before' | 'after'; path: string }) => (
  <svg
    css={hint}
    data-hint={at}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

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
