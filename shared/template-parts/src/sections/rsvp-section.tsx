import { type PictureView, RsvpForm, useRsvpView } from '@janur/kit';
import type { ReactNode } from 'react';
import type { OnPage, Style } from './page.ts';

interface RsvpSectionProps extends OnPage {
  /** Of the kit's `RsvpForm`: `css(formBasics, { … })`. */
  form: Style;
  /** The couple's picture above the form, where they chose one. */
  banner: (picture: PictureView) => ReactNode;
  /** What the form stands on. */
  frame?: (form: ReactNode) => ReactNode;
}

/** The form; with WISH_ONLY it is titled for wishes. */
export function RsvpSection({ page, form, banner, frame = (inside) => inside }: RsvpSectionProps) {
  const { title, eyebrow, label, banner: picture } = useRsvpView();
  return page({
    of: 'rsvp',
    title,
    above: eyebrow,
    label,
    children: (
      <>
        {picture && banner(picture)}
        {frame(<RsvpForm css={form} />)}
      </>
    ),
  });
}
