import './fonts.css';
import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useEventState, useEventStore } from '../../check-in/open-event.tsx';
import { usePreferences } from '../../device/preferences.ts';
import { hidden } from '../../design/hidden.ts';
import { useTabTitle } from '../../design/use-tab-title.ts';
import { Batik } from './batik.tsx';
import { Photo } from './photo.tsx';
import { Stage } from './stage.tsx';
import { useArrivals } from './use-arrivals.ts';
import { ACCENT, GLASS, ON_NIGHT, tones } from '../../design/tokens.ts';

const DESIGNS = { batik: Batik, photo: Photo };

/**
 * The screen at the entrance: it welcomes by name who was just checked in, at any gate or at its own. What other devices tell
 * it without a server is as good as what the server tells.
 */
export function GreetingPage() {
  const { t } = useTranslation();
  const { event, clientEvents } = useEventStore();
  useTabTitle(t('settings.welcome'));
  const gate = useEventState((state) => state.gate);
  const isConnected = useEventState(({ link, peers }) => link === 'online' || peers.length > 0);
  const { greeting, greetsOwnGate, greetsWithPeople, greetsWithTable, set } = usePreferences();
  const arrivals = useArrivals(greetsOwnGate ? (gate ?? undefined) : undefined);
  const Design = DESIGNS[greeting];
  const guests = arrivals.map(({ key, name, people, table }) => ({
    key,
    name,
    people: greetsWithPeople ? people : undefined,
    table: greetsWithTable ? table : null,
  }));
  return (
    <Stage
      design={greeting}
      controls={
        <>
          {gate && (
            <button
              type="button"
              css={control}
              aria-pressed={greetsOwnGate}
              onClick={() => set({ greetsOwnGate: !greetsOwnGate })}
            >
              {t('greeting.own_gate', { gate })}
            </button>
          )}
          <button
            type="button"
            css={control}
            aria-pressed={greetsWithPeople}
            onClick={() => set({ greetsWithPeople: !greetsWithPeople })}
          >
            {t('greeting.party_size')}
          </button>
          <button
            type="button"
            css={control}
            aria-pressed={greetsWithTable}
            onClick={() => set({ greetsWithTable: !greetsWithTable })}
          >
            {t('greeting.table_shown')}
          </button>
          <button
            type="button"
            css={control}
            onClick={() => set({ greeting: greeting === 'batik' ? 'photo' : 'batik' })}
          >
            {t('greeting.design')}
          </button>
        </>
      }
    >
      <Design
        key={guests.map(({ key }) => key).join(' ') || 'nobody'}
        couple={clientEvents.client_name}
        event={event}
        guests={guests}
      />
      <p role="status" css={hidden}>
        {isConnected ? '' : t('greeting.waiting')}
      </p>
      {!isConnected && <i css={dot} aria-hidden="true" />}
    </Stage>
  );
}

const control = css({
  minHeight: 56,
  padding: '0 20px',
  border: '2px solid transparent',
  borderRadius: 99,
  background: GLASS,
  color: ON_NIGHT,
  fontWeight: 600,
  '&[aria-pressed=true]': { borderColor: ACCENT, color: ACCENT },
});

/** Small: guests need not know, the usher sees it. */
const dot = css({
  position: 'absolute',
  left: 14,
  bottom: 14,
  width: 12,
  height: 12,
  borderRadius: 6,
  background: tones.later.ink,
});
