import type { ReactNode } from 'react';
import type { EventView } from '../model/events.ts';
import { useTexts } from '../texts.ts';

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

/** What one can do with an event: `data-action` is map, save or watch; the first that is there is `data-primary`. */
export function EventLinks({ event, className }: { event: EventView; className?: string }) {
  const { t } = useTexts();
  const links = [
    { action: 'map', href: event.mapsUrl, text: t('events.map') },
    { action: 'watch', href: event.watchUrl, text: t('events.watch') },
    { action: 'save', href: event.saveDateUrl, text: t('events.save') },
  ].filter((link): link is { action: string; href: string; text: string } => Boolean(link.href));
  if (links.length === 0) return null;
  return (
    <ul className={className} data-part="event-links">
      {links.map(({ action, href, text }, index) => (
        <li key={action} data-action={action} data-primary={index === 0 ? '' : undefined}>
          <ExternalLink href={href} label={`${text}: ${event.title}`}>
            {text}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
