import type { PageProps } from '@janur/template-parts';
import { Heading } from './heading.tsx';
import { column, middle } from './layout.ts';

/** A section on laid paper. */
export const Page = ({ title, above, children, className }: PageProps & { className?: string }) => (
  <div css={[column, middle]} className={className}>
    <Heading above={above}>{title}</Heading>
    {children}
  </div>
);
