import type { ReactNode } from 'react';
import type { Template } from '../template.ts';
import type { PageLook } from '../theme/page-look.ts';
import { ThemeRoot } from '../theme/theme-root.tsx';

/**
 * The frame that a template's build prints and that the page takes over: both are this one tree, so that React finds
 * what it expects.
 */
export function FirstScreen({
  template,
  look,
  opening,
  children,
  beside,
}: {
  template: Template;
  look: PageLook;
  opening: ReactNode;
  children?: ReactNode;
  /** Outside of the root, where a template styles nothing. */
  beside?: ReactNode;
}) {
  return (
    <>
      <ThemeRoot look={look} globalStyles={template.globalStyles}>
        {opening}
        {children}
      </ThemeRoot>
      {beside}
    </>
  );
}
