import { useTranslation } from '@janur/i18n';
import { ledger, media } from '@janur/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** templates.md: so long can a deed be taken back. */
export const UNDO_MS = 6000;

export interface Undoable {
  readonly key: number;
  /** What was done, by the name of its object. */
  readonly text: string;
}

interface UndoBarProps {
  deeds: readonly Undoable[];
  onUndo: (key: number) => void;
  /** Nobody took it back. */
  onEnd: (key: number) => void;
}

/** What was just done, each for a while with the way back; newer ones stand below. */
export function UndoBar({ deeds, onUndo, onEnd }: UndoBarProps) {
  return (
    <div role="status" css={place}>
      {deeds.map((deed) => (
        <Deed key={deed.key} deed={deed} onUndo={() => onUndo(deed.key)} onEnd={() => onEnd(deed.key)} />
      ))}
    </div>
  );
}

/** The time stands still for whoever is at the button: nobody has to be quick (WCAG 2.2.1). */
function Deed({ deed, onUndo, onEnd }: { deed: Undoable; onUndo: () => void; onEnd: () => void }) {
  const { t } = useTranslation();
  const [isHeld, setIsHeld] = useState(false);
  const left = useRef(UNDO_MS);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return undefined;
    const began = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [isHeld]);
  return (
    <div
      data-held={isHeld || undefined}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={({ target }) => setIsHeld(target.matches(':focus-visible'))}
      onBlur={() => setIsHeld(false)}
      css={bar}
    >
      <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{deed.text}</span>
      <button ref={takeFocus} type="button" onClick={onUndo} css={undo}>
        {t('parts.undo')}
      </button>
    </div>
  );
}

/** What was pressed is gone; the next thing that one may want is here. Afterwards the screen itself has the focus. */
function takeFocus(button: HTMLButtonElement): () => void {
  button.focus();
  return () => {
    if (document.activeElement === button) document.getElementById('content')?.focus({ preventScroll: true });
  };
}

const place = {
  position: 'fixed',
  insetInline: 12,
  bottom: 'calc(84px + env(safe-area-inset-bottom))',
  zIndex: 12,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  [media.desktop]: { insetInlineStart: 244, bottom: 24 },
} as const;

const bar = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 20,
  width: 'min(520px, 100%)',
  padding: '8px 8px 8px 18px',
  borderRadius: 12,
  background: ledger.raised,
  color: ledger.onPanel,
  '--ledger-focus': ledger.accent,
  fontSize: 14,
  fontWeight: 600,
  boxShadow: `0 12px 32px -8px ${ledger.shade}`,
  overflow: 'hidden',
  pointerEvents: 'auto',
  '&::after': {
    content: "''",
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 3,
    background: ledger.accent,
    transformOrigin: 'left',
    animation: `janur-undo ${UNDO_MS}ms linear forwards`,
  },
  '&[data-held]::after': { animationPlayState: 'paused' },
  '@keyframes janur-undo': { to: { transform: 'scaleX(0)' } },
} as const;

const undo = {
  flex: 'none',
  minHeight: 44,
  padding: '0 16px',
  border: 0,
  borderRadius: 10,
  background: ledger.accent,
  color: ledger.onAccent,
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
  '&:hover': { background: ledger.accentHover },
} as const;
