import type { DressCodeView } from '../model/dress-code.ts';
import { useTexts } from '../texts.ts';

/** What to wear: `data-part` label, text and swatches, whose parts `swatch` have their colours. */
export function DressCode({ dressCode, className }: { dressCode: DressCodeView | null; className?: string }) {
  const { t } = useTexts();
  if (!dressCode) return null;
  return (
    <div className={className} data-part="dress-code">
      <span data-part="label">{t('events.dress_code')}</span>
      {dressCode.text && <span data-part="text">{dressCode.text}</span>}
      {dressCode.colors.length > 0 && (
        <ul data-part="swatches">
          {dressCode.colors.map((colour) => (
            <li key={colour}>
              <span role="img" aria-label={colour} css={{ background: colour }} data-part="swatch" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
