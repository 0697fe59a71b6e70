import { css } from '@emotion/react';
import { type PictureView, RsvpForm, useRsvpView } from '@janur/kit';
import type { ReactNode } from 'react';
import type { OnPage, Style } from './page.ts';

interface RsvpSectionProps extends OnPage {
  /** Of the kit's `RsvpForm`: `css(formBasics, { … })`. */
  form: Style;
  /** The couple's picture above the form, where they chose one. */
  banner: (picture: PictureView) => ReactNode;
  /** Of the sentence above it, over what it has. */
  lead?: Style;
  /** What the form stands on. */
  frame?: (form: ReactNode) => ReactNode;
}

const sentence = css({ maxWidth: '34ch', margin: '0 auto 24px', textAlign: 'center' });

/** The form; with WISH_ONLY it is titled for wishes. */
export function RsvpSection({ page, form, banner, lead: leadStyle, frame = (inside) => inside }: RsvpSectionProps) {
  const { title, eyebrow, label, lead, banner: picture } = useRsvpView();
  return page({
    of: 'rsvp',
    title,
    above: eyebrow,
    label,
    children: (
      <>
        {picture && banner(picture)}
        {lead && (
          <p css={[sentence, leadStyle]} data-part="lead">
            {lead}
          </p>
        )}
        {frame(<RsvpForm css={form} />)}
      </>
    ),
  });
}
