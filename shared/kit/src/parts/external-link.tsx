import type { ReactNode } from 'react';

/** A link that leaves the page: a new tab, and nothing of ours goes along. Only http(s) addresses become links. */
export function ExternalLink({
  href,
  className,
  label,
  children,
}: {
  href: string;
  className?: string;
  label?: string;
  children: ReactNode;
}) {
  if (!/^https?:\/\//i.test(href)) return null;
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {children}
    </a>
  );
}
