import {
  type CoupleLayout,
  type HostView,
  Reveal,
  useCouple,
  useCoupleLayout,
  useCouplePicture,
  useGreeting,
} from '@janur/kit';
import { CouplePhoto, HostText } from '@janur/template-parts';
import { Portrait, PortraitPicture } from '../drawings/portrait.tsx';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import * as styles from './couple-styles.ts';

/** The hosts under the arches of a rumah gadang, or both in one picture. */
export function Couple() {
  const { hosts } = useCouple();
  const { title, text } = useGreeting();
  const layout = useCoupleLayout();
  const picture = useCouplePicture();
  return (
    <div css={[column, styles.section]}>
      <Heading>{title}</Heading>
      {text && <p css={styles.greeting}>{text}</p>}
      {layout === 'one-photo' ? (
        <div data-layout={layout}>
          {picture && (
            <Reveal css={styles.both}>
              <div>
                <CouplePhoto picture={picture} sizes="(min-width: 576px) 440px, 92vw" />
              </div>
            </Reveal>
          )}
          <div css={styles.bothWords}>
            {hosts.map((host) => (
              <HostText key={host.side} css={styles.words} host={host} />
            ))}
          </div>
        </div>
      ) : (
        <div css={styles.hosts} data-layout={layout}>
          {hosts.map((host, index) => (
            <Host key={host.side} host={host} layout={layout} isSecond={index > 0} />
          ))}
        </div>
      )}
    </div>
  );
}

function Host({ host, layout, isSecond }: { host: HostView; layout: CoupleLayout; isSecond: boolean }) {
  if (layout === 'wide')
    return (
      <article css={styles.person} data-layout={layout}>
        <div css={styles.wide}>
          <PortraitPicture host={host} sizes="(min-width: 992px) 480px, 90vw" />
        </div>
        <HostText css={[styles.words, styles.wideWords]} host={host} />
      </article>
    );
  return (
    <article css={styles.person} data-layout={layout} data-second={isSecond ? '' : undefined}>
      <Reveal delay={isSecond ? 120 : 0}>
        <Portrait host={host} layout={layout} />
      </Reveal>
      <HostText css={styles.words} host={host} />
    </article>
  );
}
