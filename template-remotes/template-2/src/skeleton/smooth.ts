import { smoothScroll } from '@janur/template-parts';

/** What has the focus does not stand under the bar at the window's foot. Put it on a frame. */
export const smooth = smoothScroll({ scrollPaddingBottom: 112 });
