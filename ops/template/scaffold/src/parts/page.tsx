import type { PageProps } from '@janur/template-parts';
import { column, title as heading } from './look.ts';

/** What stands around a section: its ground and its heading. */
export const Page = ({ title, children }: PageProps) => (
  <div css={column}>
    <h2 css={heading}>{title}</h2>
    {children}
  </div>
);
