import { Global } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { Empty } from '../../../parts/empty.tsx';
import { PrintIcon } from '../../../parts/icons.tsx';
import { LinkTabs } from '../../../parts/link-tabs.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { card } from '../../../parts/styles.ts';
import { type HostEvent, useChosenEvent, useHost } from '../../../parts/use-host.ts';
import { viewOf } from '../hall-view.ts';
import { useSeating } from '../use-seating.ts';
import { NameList } from './name-list.tsx';
import { sheetsOnPaper } from '../../../parts/on-paper.ts';
import { PlaceCards } from './place-cards.tsx';
import { TableSheets } from './table-sheets.tsx';

const KINDS = ['cards', 'tables', 'names'] as const;
type Kind = (typeof KINDS)[number];
const SHEETS = { cards: PlaceCards, tables: TableSheets, names: NameList } as const;

/** What is put on the tables and hung at the door: place cards, a list for each table, one of all names. */
export function SeatingPrintPage() {
  const { t, i18n } = useTranslation();
  const host = useHost().data;
  const event = useChosenEvent(host?.events);
  const [params] = useSearchParams();
  const kind = KINDS.find((one) => one === params.get('what')) ?? 'cards';
  return (
    <>
      <Global styles={sheetsOnPaper} />
      <div data-print="no">
        <PageHead
          title={t('seating.paper.title')}
          note={event?.title}
          actions={
            <>
              <Button component={Link} variant="default" to={event ? `/tables?event=${event.id}` : '/tables'}>
                {t('seating.paper.back')}
              </Button>
              <Button leftSection={<PrintIcon />} onClick={() => window.print()}>
                {t('cards.print')}
              </Button>
            </>
          }
        />
        {event && (
          <div css={{ display: 'flex', marginBottom: 12 }}>
            <LinkTabs
              label={t('seating.paper.title')}
              language={i18n.language}
              tabs={KINDS.map((one) => ({
                key: one,
                text: t(`seating.paper.${one}`),
                href: `?event=${event.id}&what=${one}`,
                isCurrent: one === kind,
              }))}
            />
          </div>
        )}
        <p css={{ maxWidth: 680, margin: '0 0 18px', color: ledger.muted, fontSize: 14 }}>
          {t(`seating.paper.${kind}_advice`)}
        </p>
      </div>
      {event && <Sheets key={event.id} kind={kind} event={event} hosts={host?.client_name ?? ''} />}
    </>
  );
}

function Sheets({ kind, event, hosts }: { kind: Kind; event: HostEvent; hosts: string }) {
  const { t } = useTranslation();
  const seating = useSeating(event.id).data;
  if (!seating) return <Skeleton h={420} radius={6} role="status" aria-label={t('frame.loading')} />;
  const view = viewOf(seating);
  const Sheet = SHEETS[kind];
  if (view.seatedPeople === 0) {
    return (
      <section css={card}>
        <Empty title={t('seating.paper.nobody')} advice={t('seating.paper.nobody_advice')} />
      </section>
    );
  }
  return <Sheet view={view} event={event} hosts={hosts} />;
}
