import { useTranslation } from '@janur/i18n';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { EventTabs } from '../../parts/event-tabs.tsx';
import { LiveMark } from '../../parts/live-mark.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { card } from '../../parts/styles.ts';
import { titleAndTime } from '../../parts/times.ts';
import type { HostEvent } from '../../parts/use-host.ts';
import { May } from '../../session/may.tsx';
import { DeviceList } from './device-list.tsx';
import { DoorNumbers } from './door-numbers.tsx';
import { DoorPin } from './door-pin.tsx';
import { EventPage } from './event-page.tsx';
import { GateList } from './gate-list.tsx';
import { GroupList } from './group-list.tsx';
import { bar, columns, grid } from '../../parts/panel-styles.ts';
import { useDoor } from './use-door.ts';
import { VipList } from './vip-list.tsx';

/** The gates of an event while guests come: who is slow, who fell silent, who is inside. */
export function DoorPage() {
  const { t } = useTranslation();
  return (
    <EventPage title={t('evening.door')}>
      {(event, events) => <Door key={event.id} event={event} events={events} />}
    </EventPage>
  );
}

function Door({ event, events }: { event: HostEvent; events: readonly HostEvent[] }) {
  const { t, i18n } = useTranslation();
  const { door, live } = useDoor(event.id);
  const now = door.data;
  return (
    <>
      <PageHead
        title={t('evening.door')}
        note={titleAndTime(event, i18n.language)}
        actions={
          <>
            <Button component={Link} variant="default" to={`/attendance?event=${event.id}`}>
              {t('attendance.title')}
            </Button>
            <May call="getEvening">
              <Button component={Link} to={`/attendance/closing?event=${event.id}`}>
                {t('evening.close')}
              </Button>
            </May>
          </>
        }
      />
      <div css={bar}>
        {events.length > 1 && <EventTabs events={events} event={event} />}
        <span css={{ marginInlineStart: 'auto', fontSize: 14, fontWeight: 500 }}>
          <LiveMark state={live} />
        </span>
      </div>
      {door.isError && !now ? (
        <section css={[card, { display: 'grid', minHeight: 360 }]}>
          <ProblemPage
            title={t('evening.failed')}
            advice={t('problem.check_connection')}
            onRetry={() => void door.refetch()}
          />
        </section>
      ) : !now ? (
        <div css={grid} aria-busy="true">
          <Skeleton h={130} radius={14} />
          <Skeleton h={320} radius={14} />
        </div>
      ) : (
        <div css={grid}>
          <DoorNumbers door={now} />
          <div css={columns}>
            <div css={grid}>
              <GateList gates={now.gates} />
              <DeviceList devices={now.devices} now={now.now} timezone={event.timezone} />
              <May call="getDoorPin">
                <DoorPin timezone={event.timezone} />
              </May>
            </div>
            <div css={grid}>
              <VipList vips={now.vips} timezone={event.timezone} />
              <GroupList groups={now.groups} />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
