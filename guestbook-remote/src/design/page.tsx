import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { hidden } from './hidden.ts';
import { TABLET } from './tokens.ts';
import { useTabTitle } from './use-tab-title.ts';

interface PageProps {
  readonly title: string;
  readonly aside?: ReactNode;
  /** The content needs the whole height: the name is for who does not see it. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/** A page of the guest-book: its name, which the browser's tab has too, then its content. Scrolls under the menu. */
export function Page({ title, aside, isBare = false, children }: PageProps) {
  useTabTitle(title);
  return (
    <div css={page}>
      <div css={isBare ? hidden : head}>
        <h1 css={name}>{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  );
}

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 56,
  '& > :not(h1)': { flex: 'none' },
});
const name = css({
  minWidth: 0,
  fontSize: '1.625rem',
  fontWeight: 800,
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
});
const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minHeight: '100%',
  padding: '0 16px 24px',
  [TABLET]: { padding: '0 24px 24px' },
});
