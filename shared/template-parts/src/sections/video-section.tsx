import { useTexts } from '@janur/kit';
import type { ReactNode } from 'react';
import type { OnPage } from './page.ts';

interface VideoSectionProps extends OnPage {
  /** The kit's `PrewedVideo` and what stands around it. */
  children: ReactNode;
}

/** The couple's film. */
export function VideoSection({ page, children }: VideoSectionProps) {
  const { t } = useTexts();
  return page({ of: 'video', title: t('video.title'), children });
}
