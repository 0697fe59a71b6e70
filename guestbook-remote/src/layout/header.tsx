import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useEventStore, useEventState } from '../check-in/open-event.tsx';
import { usePreferences, VOLUMES } from '../device/preferences.ts';
import { RoundButton } from '../design/button.tsx';
import { Silent, SoftSound, Sound } from '../design/icons.tsx';
import { TABLET } from '../design/tokens.ts';
import { SyncStrip } from './sync-strip.tsx';

/** Where this device stands, how many are in, and where what it recorded is saved: always in view. */
export function Header() {
  const { t } = useTranslation();
  const { event, clientEvents } = useEventStore();
  const attended = useEventState(({ summary }) => summary.total_pax_attended);
  const confirmed = useEventState(({ summary }) => summary.total_pax_confirmed);
  const gate = useEventState((state) => state.gate);
  return (
    <header>
      <div css={header}>
        <div css={{ minWidth: 0 }}>
          <p css={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{gate ? `${event.title} · ${gate}` : event.title}</p>
          <p css={{ color: 'var(--quiet)', fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {clientEvents.client_name}
          </p>
        </div>
        <p css={pill} role="img" aria-label={t('desk.counter', { attended, confirmed })}>
          <b css={{ color: 'var(--highlight)' }}>{attended}</b> / {confirmed}
        </p>
        <VolumeButton />
      </div>
      <SyncStrip />
    </header>
  );
}

const SIGNS = { loud: <Sound />, soft: <SoftSound />, off: <Silent /> };

function VolumeButton() {
  const { t } = useTranslation();
  const volume = usePreferences((preferences) => preferences.volume);
  const set = usePreferences((preferences) => preferences.set);
  const next = VOLUMES[(VOLUMES.indexOf(volume) + 1) % VOLUMES.length] ?? 'loud';
  return (
    <RoundButton
      label={t(`sound.${volume}`)}
      onClick={() => set({ volume: next })}
      css={{ background: 'var(--card)', color: 'var(--highlight)' }}
    >
      {SIGNS[volume]}
    </RoundButton>
  );
}

const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 10px',
  padding: '12px 12px 8px 20px',
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  '& > div': { flex: '1 1 100px' },
  [TABLET]: { padding: '20px 24px 12px', fontSize: '1.0625rem' },
});

const pill = css({
  padding: '12px 16px',
  borderRadius: 99,
  background: 'var(--card)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
