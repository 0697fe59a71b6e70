import type { Interpolation, Theme } from '@emotion/react';
import type { SectionName } from '@janur/kit';
import type { ReactNode } from 'react';

/** What `css()` returns, or several of them: the look of one place. */
export type Style = Interpolation<Theme>;

/** What a family draws around a section: its ground and its heading; it shows the words that it has room for. */
export interface PageProps {
  of: SectionName;
  /** 'Will you join us?' */
  title: string;
  /** What stands above or below the title: 'RSVP'. */
  above?: string;
  /** The short name that the navigation has for it, where that is not the title. */
  label?: string;
  children: ReactNode;
}

/** Of a family's own heading. */
export interface HeadingProps {
  above?: string | undefined;
  children: string;
  className?: string;
}

/** Where a section stands: `page={Page}`, or `page={(props) => <Page tone="dark" {...props} />}`. */
export interface OnPage {
  page: (props: PageProps) => ReactNode;
}
