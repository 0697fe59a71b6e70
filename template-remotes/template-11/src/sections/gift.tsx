import { css } from '@emotion/react';
import { Backdrop, Gifts, Reveal, useGifts, useSettings, useTexts } from '@janur/kit';
import { CJK } from '@janur/template-parts';
import { Matchbook } from '../drawings/matchbook.tsx';
import { BURST } from '../parts/burst.ts';
import { Room } from '../parts/room.tsx';
import { settings } from '../settings.ts';
import { matchbooks } from './gift-styles.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 26,
  overflow: 'hidden',
  borderRadius: 28,
  boxShadow: '9px 10px 0 var(--gold)',
});
const drawing = css({ width: 190, height: 'auto', margin: '28px auto 0' });
const words = css({ margin: '22px 0', font: '400 1.0625rem/1.55 var(--font-body)' });
/** A price tag in the window of a shop. */
const note = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 250,
  margin: '26px -14px',
  padding: '52px 66px',
  textAlign: 'center',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: '9px 0 0 9px',
    clipPath: BURST,
    background: 'var(--gold)',
  },
  '&::after': { inset: '0 9px 9px 0', background: 'var(--teal)' },
  '& span': {
    position: 'relative',
    zIndex: 1,
    font: '400 1.5rem/1.2 var(--font-script)',
    color: 'var(--cream)',
    background: 'var(--teal)',
    textWrap: 'balance',
    [CJK]: { fontSize: '1.125rem' },
  },
});

/** Matchbooks with the accounts; a note of the host may stand before them, or in their place. */
export function Gift() {
  const { t } = useTexts();
  const { hasIcon, banner: picture } = useGifts();
  const { gifts, gift_note } = useSettings(settings);
  const isNoteOnly = gifts === 'note_only' && gift_note !== '';
  return (
    <Room tone="cream" title={t('gift.title')}>
      {picture ? (
        <div css={banner}>
          <Backdrop picture={picture} sizes="(min-width: 992px) 600px, 90vw" />
        </div>
      ) : (
        hasIcon &&
        !isNoteOnly && (
          <Reveal>
            <Matchbook css={drawing} />
          </Reveal>
        )
      )}
      {gift_note && (
        <p css={note}>
          <span>{gift_note}</span>
        </p>
      )}
      {!isNoteOnly && (
        <>
          <p css={words}>{t('gift.text')}</p>
          <Gifts css={matchbooks} />
        </>
      )}
    </Room>
  );
}
