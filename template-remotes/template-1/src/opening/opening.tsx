import { type OpeningProps, useCouple, useDay, useGuestName, useInvitation, useTexts } from '@janur/kit';
import { useEffect, useId, useRef } from 'react';
import { useEyebrow } from '../parts/eyebrow.ts';
import { nameStyle } from '../parts/name-style.ts';
import { Names } from '../parts/names.tsx';
import { CoverLogo, useCoverType } from './cover-picture.tsx';
import * as styles from './opening-styles.ts';
import { Stage } from './stage.tsx';

/** The gate: names in the innermost arch, the guest and the button on the clay slab before it. */
export function Opening({ onOpen, isLeaving }: OpeningProps) {
  const { client } = useInvitation();
  const { names, joiner } = useCouple();
  const guest = useGuestName();
  const day = useDay();
  const eyebrow = useEyebrow();
  const { t } = useTexts();
  const dialog = useRef<HTMLDivElement>(null);
  const title = useId();
  const style = client.option.opening_modal_style;
  const cover = useCoverType();
  const greeting = guest && (
    <p css={styles.guest} data-long={guest.length > 44 || undefined}>
      <span>{t('opening.to')}</span>
      <strong>{guest}</strong>
    </p>
  );

  // the dialog has the keyboard from the start, so that Enter opens before anything is tabbed to
  useEffect(() => dialog.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const element = dialog.current;
    const openByEnter = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === element) onOpen();
    };
    element?.addEventListener('keydown', openByEnter);
    return () => element?.removeEventListener('keydown', openByEnter);
  }, [onOpen]);

  return (
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-labelledby={title}
      tabIndex={-1}
      css={styles.root}
      data-leaving={isLeaving || undefined}
      data-cover={cover ?? undefined}
    >
      <Stage />
      <div css={styles.type}>
        <div css={styles.lines}>
          {style === 'QUERY_REVERSE' && greeting}
          {cover === 'LOGO' && <CoverLogo />}
          <p css={styles.eyebrow}>{eyebrow}</p>
          <p id={title} css={styles.names} style={nameStyle(names)}>
            <Names names={names} joiner={joiner} />
          </p>
          {day && (
            <time css={styles.date} dateTime={day.dateTime}>
              {day.numerals}
            </time>
          )}
        </div>
      </div>
      <div css={styles.foot}>
        {style !== 'QUERY_REVERSE' && greeting}
        <button type="button" css={styles.button} onClick={onOpen} disabled={isLeaving}>
          {t('opening.open')}
        </button>
      </div>
    </div>
  );
}
