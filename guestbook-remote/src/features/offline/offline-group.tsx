import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useEventStore } from '../../check-in/open-event.tsx';
import { useServices } from '../../device/services.tsx';
import { Group } from '../../design/group.tsx';
import { eventsOfDay } from '../../event-store/index.ts';
import { PrepareButton } from './prepare-button.tsx';
import { ReadinessLine } from './readiness-line.tsx';
import { usePreparation, useReadiness } from './use-readiness.ts';

/** Which of the day's events this device can go on with when the network goes, and the step that makes it so. */
export function OfflineGroup() {
  const { t } = useTranslation();
  const store = useEventStore();
  const { now } = useServices();
  const readiness = useReadiness();
  const preparation = usePreparation(store.clientEvents.events, store);
  const events = eventsOfDay(store.clientEvents.events, { chosen: store.eventId, now: now() });
  return (
    <Group label={t('list.title')}>
      <ul css={box}>
        {events.map(({ id, title, timezone }) => (
          <li key={id} css={{ display: 'grid', gap: 4 }}>
            <b css={{ overflowWrap: 'anywhere' }}>{title}</b>
            {readiness && <ReadinessLine readiness={readiness.get(id)} timezone={timezone} />}
          </li>
        ))}
      </ul>
      <div css={{ marginTop: 12 }}>
        <PrepareButton {...preparation} />
      </div>
    </Group>
  );
}

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  padding: '16px 20px',
  borderRadius: 18,
  background: 'var(--card)',
});
