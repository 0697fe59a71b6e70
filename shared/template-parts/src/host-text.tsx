import { ExternalLink, type HostView } from '@janur/kit';
import { nameStyle } from './name-style.ts';
import { SOCIAL_ICONS } from './social-icons.ts';

/** Name, child order, parents and networks of one host: `h3`, `data-line` child and parents, and a list of links. */
export function HostText({ host, className }: { host: HostView; className?: string }) {
  return (
    <div className={className}>
      <h3 style={nameStyle([host.fullName])}>{host.fullName}</h3>
      {host.parentage.map(({ line, text }) => (
        <p key={line} data-line={line}>
          {text}
        </p>
      ))}
      <SocialLinks host={host} />
    </div>
  );
}

/** The networks of one host as a `ul` of links, each a drawn icon of 22 px; nothing where there are none. */
export function SocialLinks({ host, className }: { host: HostView; className?: string }) {
  if (host.socials.length === 0) return null;
  return (
    <ul className={className}>
      {host.socials.map(({ network, url, label }) => (
        <li key={network}>
          <ExternalLink href={url} label={label}>
            <svg
              width="22"
              height="22"
              viewBox="0 0 20 20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <path d={SOCIAL_ICONS[network]} />
            </svg>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
