/**
 * For a row that a thumb pushes aside, as its `ref`: says at which ends more of it is out of sight, so that `fading` shows it
 * there. A row that is cut between two of its things looks whole.
 */
export function marksMore(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  const mark = () => {
    const left = Math.abs(row.scrollLeft);
    const out = row.scrollWidth - row.clientWidth;
    row.dataset.more = [left > 1 && 'before', left < out - 1 && 'after'].filter(Boolean).join(' ');
  };
  const sizes = new ResizeObserver(mark);
  const watch = () => {
    sizes.disconnect();
    for (const one of [row, ...row.children]) sizes.observe(one);
    mark();
  };
  const children = new MutationObserver(watch);
  children.observe(row, { childList: true });
  row.addEventListener('scroll', mark, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    children.disconnect();
    row.removeEventListener('scroll', mark);
  };
}

export const fading = {
  '--before': '0px',
  '--after': '0px',
  '&[data-more]:not([data-more=""])': {
    maskImage:
      'linear-gradient(to right, transparent, #000 var(--before), #000 calc(100% - var(--after)), transparent)',
  },
  '&[data-more~=before]': { '--before': '32px' },
  '&[data-more~=after]': { '--after': '32px' },
} as const;
