import { css } from '@emotion/react';
import { mainButton } from './tokens.ts';
import { Tick } from './icons.tsx';

interface ToggleProps {
  label: string;
  /** Of the label, where it is another than the page's. */
  lang?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isLocked?: boolean;
}

/** A yes or no as wide as a thumb. On is told by the tick as well as the colour. */
export function Toggle({ label, lang, isOn, onChange, isLocked = false }: ToggleProps) {
  return (
    <button
      type="button"
      lang={lang}
      aria-pressed={isOn}
      disabled={isLocked}
      onClick={() => onChange(!isOn)}
      css={toggle}
    >
      {label}
      {isOn && <Tick size={18} />}
    </button>
  );
}

export const togglePair = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 });

const toggle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 'var(--toggle-height, 64px)',
  padding: '8px 12px',
  border: 0,
  borderRadius: 16,
  background: 'var(--wash, var(--card))',
  fontWeight: 700,
  fontSize: 'min(1.0625rem, 6vw)',
  lineHeight: 1.2,
  '&[aria-pressed=true]': mainButton.accent,
});
