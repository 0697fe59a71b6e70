import { css } from '@emotion/react';
import { ExternalLink, type HostView } from '@janur/kit';
import { Fragment } from 'react';
import { nameStyle } from './name-style.ts';
import { SOCIAL_ICONS } from './social-icons.ts';

/** Name, child order, parents and networks of one host: `h3`, `data-line` child and parents, and a list of links. */
export function HostText({ host, className }: { host: HostView; className?: string }) {
  return (
    <div className={className}>
      <h3 style={nameStyle([host.fullName])}>{host.fullName}</h3>
      {host.parentage.map(({ line, text }) => (
        <p key={line} data-line={line}>
          <Parentage text={text} />
        </p>
      ))}
      <SocialLinks host={host} />
    </div>
  );
}

const parent = css({ display: 'inline-block' });

/** Where there is no room for both parents in a line, the second begins the next: 'Bpk. Chandra Kusuma' over '& Ibu Lim Siu Hwa'. */
export const Parentage = ({ text }: { text: string }) =>
  text.split(BEFORE_SECOND).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span css={parent}>{part}</span>
    </Fragment>
  ));

/** As the nine languages join two parents; Chinese, Japanese and Korean join them with a mark that breaks by itself. */
const BEFORE_SECOND = / (?=(?:&|und|y|e)\s)/u;

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
