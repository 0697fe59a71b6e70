import type { PageProps } from '@janur/template-parts';
import { Heading } from './heading.tsx';
import { column } from './look.ts';

/** A section straight on the paper. */
export const Page = ({ title, above, children, className }: PageProps & { className?: string }) => (
  <div css={column} className={className}>
    <Heading above={above}>{title}</Heading>
    {children}
  </div>
);
