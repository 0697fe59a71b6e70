import {
  type CoupleLayout,
  type HostView,
  type PictureView,
  useCouple,
  useCoupleLayout,
  useCouplePicture,
  useGreeting,
} from '@janur/kit';
import type { ReactNode } from 'react';
import type { OnPage, Style } from './page.ts';

interface CoupleSectionProps extends OnPage {
  /** Of the couple's own words. */
  greeting: Style;
  /** Of the row of hosts, which has the `data-layout`. */
  row: Style;
  /** One host with the picture; with a key. */
  host: (host: HostView, index: number, layout: CoupleLayout) => ReactNode;
  /** ONE_PHOTO: both in one picture, or what stands where they have none … */
  both: (picture: PictureView | null) => ReactNode;
  /** … and one host's words below it, with a key. */
  words: (host: HostView, index: number) => ReactNode;
  /** Of what these words stand in (`data-words`). */
  columns?: Style;
  /** Drawings of the row, before and behind the hosts. */
  before?: (layout: CoupleLayout) => ReactNode;
  behind?: (layout: CoupleLayout) => ReactNode;
}

/** The hosts under the couple's greeting; how they stand is `bride_groom_style`. */
export function CoupleSection({ page, greeting, row, host, both, words, columns, before, behind }: CoupleSectionProps) {
  const { title, text } = useGreeting();
  const { hosts } = useCouple();
  const layout = useCoupleLayout();
  const picture = useCouplePicture();
  return page({
    of: 'bride_groom',
    title,
    children: (
      <>
        {text && <p css={greeting}>{text}</p>}
        <div css={row} data-layout={layout}>
          {before?.(layout)}
          {layout === 'one-photo' ? (
            <>
              {both(picture)}
              <div css={columns} data-words="">
                {hosts.map(words)}
              </div>
            </>
          ) : (
            hosts.map((each, index) => host(each, index, layout))
          )}
          {behind?.(layout)}
        </div>
      </>
    ),
  });
}
