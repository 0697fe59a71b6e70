import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { DressCodeView } from '../model/dress-code.ts';
import { QUIET_ATTRIBUTE } from '../quiet/quiet.ts';
import { useShownLanguage } from '../texts.ts';

/** What to wear: `data-part` label, text and swatches, whose parts `swatch` have their colours. What each is called is read out, and stands beside it where the invitation is quiet. */
export function DressCode({ dressCode, className }: { dressCode: DressCodeView | null; className?: string }) {
  const { t } = useShownLanguage();
  const nameOf = useColourNames(dressCode !== null && dressCode.colors.length > 0);
  if (!dressCode) return null;
  return (
    <div className={className} data-part="dress-code">
      <span data-part="label">{t('events.dress_code')}</span>
      {dressCode.text && <span data-part="text">{dressCode.text}</span>}
      {dressCode.colors.length > 0 && (
        <ul data-part="swatches" css={list}>
          {dressCode.colors.map((colour) => {
            const name = nameOf(colour);
            return (
              <li key={colour}>
                <span
                  role="img"
                  aria-label={name ?? colour}
                  css={{ background: colour, forcedColorAdjust: 'none' }}
                  data-part="swatch"
                />
                {name && (
                  <span css={called} data-part="colour" aria-hidden>
                    {name}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const list = css({
  [`[${QUIET_ATTRIBUTE}] &`]: {
    flexWrap: 'wrap',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  },
});
const called = css({ display: 'none', [`[${QUIET_ATTRIBUTE}] &`]: { display: 'inline' } });

type ColourNames = typeof import('../colour-names/colour-names.ts');

/** The names come with the first colour that is shown; until then a colour is called by its number. */
function useColourNames(isNeeded: boolean): (colour: string) => string | null {
  const { language } = useShownLanguage();
  const [names, setNames] = useState<ColourNames | null>(null);
  useEffect(() => {
    if (isNeeded) import('../colour-names/colour-names.ts').then(setNames, () => undefined); // offline
  }, [isNeeded]);
  return (colour) => names?.colourName(colour, language) ?? null;
}
