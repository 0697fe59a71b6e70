import type { PageProps } from '@janur/template-parts';
import { Heading } from './heading.tsx';
import { spread } from './layout.ts';
import type { PlateOf } from './plate.tsx';

/** A spread of the programme: its heading at the left, what it holds at the right of wide windows. */
export const Page = ({
  title,
  above,
  plate,
  className,
  children,
}: PageProps & { plate?: PlateOf; className?: string }) => (
  <div css={spread} className={className}>
    <Heading line={above} plate={plate}>
      {title}
    </Heading>
    {children}
  </div>
);
