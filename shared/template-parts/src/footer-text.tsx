import { type FooterView, useCouple } from '@janur/kit';
import { nameStyle } from './name-style.ts';

/** The couple's thanks: `img`, `h2`, `data-line` text, sign and names. */
export function FooterText({ footer, className }: { footer: FooterView; className?: string }) {
  const { names } = useCouple();
  const { thanks, text, sign, joinedNames, emblemUrl } = footer;
  return (
    <div className={className}>
      {emblemUrl && <img src={emblemUrl} alt="" loading="lazy" draggable={false} />}
      <h2>{thanks}</h2>
      <p data-line="text">{text}</p>
      <p data-line="sign">{sign}</p>
      <p data-line="names" style={nameStyle(names)}>
        {joinedNames.replace(' & ', ' &\u00A0')}
      </p>
    </div>
  );
}
