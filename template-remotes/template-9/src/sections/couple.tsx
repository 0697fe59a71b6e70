import {
  type CoupleLayout,
  type HostView,
  Photo,
  Reveal,
  useCouple,
  useCoupleLayout,
  useCouplePicture,
  useInvitation,
  useTexts,
} from '@janur/kit';
import { HostText } from '@janur/template-parts';
import { Portrait, PortraitPicture } from '../drawings/portrait.tsx';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import * as styles from './couple-styles.ts';

/** The hosts, crowned; how they stand is `bride_groom_style`. */
export function Couple() {
  const { client } = useInvitation();
  const { hosts, isSingleHost } = useCouple();
  const { t } = useTexts();
  const layout = useCoupleLayout();
  const picture = useCouplePicture();
  return (
    <div css={[column, styles.section]}>
      <Heading>{t(isSingleHost ? 'couple.host' : 'couple.title')}</Heading>
      {client.content.greeting && <p css={styles.greeting}>{client.content.greeting}</p>}
      {layout === 'one-photo' ? (
        <div data-layout={layout}>
          {picture && (
            <Reveal css={styles.both}>
              <div>
                <Photo
                  src={picture.src}
                  alt={picture.alt}
                  imageCss={picture.imageCss}
                  sizes="(min-width: 480px) 440px, 92vw"
                />
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
