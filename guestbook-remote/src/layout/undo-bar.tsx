import { css, keyframes } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useEffect, useState } from 'react';
import { useCheckIn, useEventStore } from '../check-in/open-event.tsx';
import type { OperationView } from '../event-store/event-store.ts';
import { useAct } from '../check-in/use-act.ts';
import { ACCENT, CALM, ON_ACCENT, SHADOW } from '../design/tokens.ts';

const UNDO_MS = 10_000;

/** Ten seconds to take back what was just recorded, an undo as well, whatever page comes next. Later, the history does it. */
export function UndoBar() {
  const latest = useCheckIn((checkIn) => checkIn.latest);
  return latest && <Bar key={latest.op_id} operation={latest} />;
}

function Bar({ operation }: { operation: OperationView }) {
  const { t } = useTranslation();
  const store = useEventStore();
  const actOf = useAct();
  const { undoLatest, forgetLatest } = useCheckIn((checkIn) => checkIn);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    // who is on the button is not hurried
    if (isHeld) return undefined;
    const timer = setTimeout(forgetLatest, UNDO_MS);
    return () => clearTimeout(timer);
  }, [forgetLatest, isHeld]);
  const name = store.guest(operation.guest)?.name ?? operation.guest_name ?? operation.guest;
  return (
    <div css={bar}>
      <p>{t('undo.bar', { name, what: actOf(operation) })}</p>
      <button
        type="button"
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onClick={() => void undoLatest()}
      >
        {t(operation.type === 'UNDO' ? 'undo.restore' : 'undo.undo')}
      </button>
      {!isHeld && <i aria-hidden="true" />}
    </div>
  );
}

const run = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

const bar = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 68,
  padding: '6px 6px 6px 18px',
  borderRadius: 18,
  background: 'var(--text)',
  color: 'var(--ground)',
  overflow: 'hidden',
  boxShadow: SHADOW,
  '& p': {
    flex: 1,
    minWidth: 0,
    maxHeight: '3.75em',
    overflowY: 'auto',
    fontWeight: 600,
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
  },
  '& button': {
    flex: 'none',
    minHeight: 56,
    padding: '0 20px',
    border: 0,
    borderRadius: 14,
    background: ACCENT,
    color: ON_ACCENT,
    fontWeight: 800,
  },
  '& i': {
    position: 'absolute',
    inset: 'auto 0 0',
    height: 4,
    background: ACCENT,
    transformOrigin: 'left',
    animation: `${run} ${UNDO_MS}ms linear forwards`,
  },
  '@media (max-width: 340px)': { gap: 8, paddingLeft: 14, fontSize: '0.9375rem', '& button': { padding: '0 14px' } },
  [CALM]: { '& i': { display: 'none' } },
});
