import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { Link } from 'react-router';
import { useCheckIn, useEventStore, useEventState, useEvent } from './open-event.tsx';
import type { OperationView, GuestKey } from '../event-store/event-store.ts';
import { isRestorable } from './screen.ts';
import { CloudClock, CloudTick, Warning } from '../design/icons.tsx';
import { clockTime } from '../design/times.ts';
import { useAct } from './use-act.ts';

/** What was done on this device, newest first, where each is saved, and the way to take it back. */
export function HistoryRows({ guestKey }: { guestKey?: GuestKey }) {
  const { t } = useTranslation();
  const store = useEventStore();
  useEventState((state) => state.revision);
  const operations = store.history(guestKey);
  if (operations.length === 0) return null;
  return (
    <section>
      <h2 css={caption}>{t('history.on_this_device')}</h2>
      <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 }}>
        {operations.map((operation) => (
          <Row key={operation.op_id} operation={operation} isNamed={guestKey === undefined} />
        ))}
      </ul>
    </section>
  );
}

const SIGNS = {
  here: <CloudClock size={26} />,
  everywhere: <CloudTick size={26} />,
  second: <Warning size={24} />,
  refused: <Warning size={24} />,
};

function Row({ operation, isNamed }: { operation: OperationView; isNamed: boolean }) {
  const { t, i18n } = useTranslation();
  const store = useEventStore();
  const { timezone } = useEvent();
  const name = store.guest(operation.guest)?.name ?? operation.guest_name ?? operation.guest;
  const state = operation.is_undone ? stateOfUndone(operation) : `history.saved.${operation.saved}`;
  const act = useAct()(operation);
  const time = clockTime(operation.at, timezone, i18n.language);
  return (
    <li css={row} data-saved={operation.saved} data-undone={operation.is_undone || undefined}>
      {SIGNS[operation.saved]}
      {isNamed ? (
        <Link to={`/guest/${operation.guest}`} css={words}>
          <b>{name}</b>
          <span>
            {time} · {act} · {t(state)}
          </span>
        </Link>
      ) : (
        <p css={words}>
          <b>{act}</b>
          <span>
            {time} · {t(state)}
          </span>
        </p>
      )}
      {isUndoable(operation) && (
        <Back label={t('undo.undo')} about={`${name}, ${act}`} onClick={() => store.undo({ op_id: operation.op_id })} />
      )}
      {isRestorable(operation) && (
        <Back
          label={t('undo.restore')}
          about={`${name}, ${act}`}
          onClick={() => store.restore({ op_id: operation.op_id })}
        />
      )}
    </li>
  );
}

function Back({ label, about, onClick }: { label: string; about: string; onClick: () => Promise<OperationView> }) {
  const record = useCheckIn((checkIn) => checkIn.record);
  return (
    <button type="button" css={undo} aria-label={`${label}: ${about}`} onClick={() => void record(onClick)}>
      {label}
    </button>
  );
}

const stateOfUndone = ({ type }: OperationView): string => (type === 'UNDO' ? 'history.restored' : 'history.undone');

/** What counts, and is no undo itself. */
const isUndoable = ({ type, is_undone: isUndone, saved }: OperationView): boolean =>
  type !== 'UNDO' && !isUndone && saved !== 'refused';

const caption = css({ padding: '8px 4px', color: 'var(--quiet)', fontSize: '1rem', fontWeight: 600 });

const row = css({
  display: 'flex',
  // on a narrow phone the button goes below: the words must not be broken for it
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  minHeight: 72,
  padding: '8px 8px 8px 18px',
  borderRadius: 18,
  background: 'var(--card)',
  '& > svg': { flex: 'none', color: 'var(--good)' },
  '&[data-saved=here] > svg': { color: 'var(--here)' },
  '&[data-saved=second] > svg, &[data-saved=refused] > svg': { color: 'var(--twice)' },
  '&[data-undone] b': { textDecoration: 'line-through', color: 'var(--quiet)' },
});

const words = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: '1 1 140px',
  minWidth: 0,
  minHeight: 56,
  color: 'inherit',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '& b': { fontSize: '1.0625rem' },
  '& span': { color: 'var(--quiet)', fontWeight: 500 },
});

const undo = css({
  flex: 'none',
  marginLeft: 'auto',
  minHeight: 56,
  padding: '0 16px',
  border: 0,
  borderRadius: 14,
  background: 'color-mix(in srgb, var(--text) 9%, transparent)',
  fontWeight: 700,
});
