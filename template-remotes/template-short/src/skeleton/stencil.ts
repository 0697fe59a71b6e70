/** A drawing from `art`, in a colour of the page. */
export const stencil = (url: string, colour: string) =>
  ({
    maskImage: `url("${url}")`,
    maskSize: '100% 100%',
    maskRepeat: 'no-repeat',
    background: colour,
  }) as const;
