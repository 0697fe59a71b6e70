import { Global } from '@emotion/react';
import type { RsvpRecord } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PrintIcon } from '../../parts/icons.tsx';
import { card } from '../../parts/styles.ts';
import { sheetsOnPaper } from '../../parts/on-paper.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { QrCode } from '../../parts/qr-code.tsx';
import { useHost } from '../../parts/use-host.ts';
import { bodyFromSearch, type GuestSearch, guestSearch } from './guest-search.ts';
import { qrCodeOf } from './guest-ticket.tsx';
import { guestsQuery, useGuestSearch } from './use-guest-list.ts';

/** As many as stand on one sheet, two beside each other. */
const ON_A_SHEET = 8;
const AT_ONCE = 100;
/** More would make a document that printers choke on; who has more guests prints group by group. */
const MOST = 800;

/** Cards with the guests' QR codes, for the paper invitations of those who get one: sheets of A4 to cut. */
export function CardsPage() {
  const { t, i18n } = useTranslation();
  const { search } = useGuestSearch();
  const host = useHost().data;
  const cards = useCards(search);
  const back = `/guests?${guestSearch.write(search).toString()}`;
  const guests = cards.data ?? [];
  const isCut = guests.length === MOST;
  return (
    <>
      <Global styles={sheetsOnPaper} />
      <div data-print="no">
        <PageHead
          title={t('cards.title')}
          note={
            cards.data
              ? t('cards.count', {
                  count: guests.length,
                  number: guests.length.toLocaleString(i18n.language),
                  sheets: Math.ceil(guests.length / ON_A_SHEET).toLocaleString(i18n.language),
                })
              : cards.progress > 0 && t('cards.loading', { number: cards.progress.toLocaleString(i18n.language) })
          }
          actions={
            <>
              <Button component={Link} variant="default" to={back}>
                {t('cards.back')}
              </Button>
              <Button disabled={guests.length === 0} onClick={() => window.print()}>
                <PrintIcon /> {t('cards.print')}
              </Button>
            </>
          }
        />
        <p css={{ maxWidth: 680, margin: '0 0 18px', color: ledger.muted, fontSize: 14, fontWeight: 500 }}>
          {t('cards.advice')} {isCut && t('cards.cut', { most: MOST })}
        </p>
      </div>
      {cards.isError && (
        <ProblemPage
          title={t('guests.failed')}
          advice={t('problem.check_connection')}
          onRetry={() => void cards.refetch()}
        />
      )}
      {cards.data?.length === 0 && (
        <section css={card}>
          <Empty title={t('guests.nothing_found')} advice={t('guests.nothing_found_advice')} />
        </section>
      )}
      {Array.from({ length: Math.ceil(guests.length / ON_A_SHEET) }, (_, sheet) => (
        <ul key={sheet} data-print="sheet" aria-label={t('cards.sheet', { number: sheet + 1 })} css={paper}>
          {guests.slice(sheet * ON_A_SHEET, (sheet + 1) * ON_A_SHEET).map((guest) => (
            <Card key={guest.code} guest={guest} hosts={host?.client_name ?? ''} />
          ))}
        </ul>
      ))}
    </>
  );
}

function Card({ guest, hosts }: { guest: RsvpRecord; hosts: string }) {
  const { t } = useTranslation();
  const tables = [...new Set(guest.event_details.flatMap(({ table_number }) => table_number ?? []))];
  return (
    <li css={paperCard}>
      <QrCode content={qrCodeOf(guest)} label={t('guests.qr_of', { name: guest.name })} />
      <div css={{ minWidth: 0 }}>
        <span css={{ display: 'block', marginBottom: '1.5mm', fontSize: '8.5pt' }}>{hosts}</span>
        <b css={{ display: 'block', font: `400 15pt/1.12 ${FONT_TITLE}`, overflowWrap: 'anywhere' }}>{guest.name}</b>
        <span css={{ display: 'block', marginTop: '1.5mm', fontSize: '8.5pt', lineHeight: 1.35 }}>
          {[
            t('guests.people', { count: guest.total_guests }),
            ...(tables.length > 0 ? [t('cards.table', { table: tables.join(', ') })] : []),
          ].join(', ')}
          <br />
          {t('cards.show')}
          <br />
          {guest.code}
        </span>
      </div>
    </li>
  );
}

/** All guests of a search, page after page, with how many are there already. */
function useCards(search: GuestSearch) {
  const [progress, setProgress] = useState(0);
  const body = bodyFromSearch({ ...search, limit: AT_ONCE, page: 1 });
  const query = useQuery({
    queryKey: ['cards', body],
    queryFn: async ({ signal }) => {
      const guests: RsvpRecord[] = [];
      for (let page = 1; ; page += 1) {
        // page after page: each has a place behind the one before
        const { data, meta } = await guestsQuery({ ...body, page }).queryFn({ signal });
        guests.push(...data);
        setProgress(guests.length);
        if (guests.length >= MOST || meta.next_page === null) return guests.slice(0, MOST);
      }
    },
  });
  return { ...query, progress };
}

const paper = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridTemplateRows: 'repeat(4, 1fr)',
  width: '210mm',
  maxWidth: '100%',
  height: '296mm',
  margin: '0 auto 20px',
  padding: '8mm',
  border: `1px solid ${ledger.border}`,
  borderRadius: 6,
  // paper is white and its ink black by night too
  background: '#ffffff',
  color: '#1b2626',
  listStyle: 'none',
  '@media screen and (max-width: 60em)': { gridTemplateColumns: '1fr', height: 'auto', gridTemplateRows: 'none' },
} as const;

const paperCard = {
  display: 'grid',
  gridTemplateColumns: '46mm minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4mm',
  minWidth: 0,
  padding: '5mm',
  border: '0.2mm dashed #b9b3a8',
  overflow: 'hidden',
  '@media screen and (max-width: 36em)': { gridTemplateColumns: '30mm minmax(0, 1fr)', padding: '4mm' },
} as const;
