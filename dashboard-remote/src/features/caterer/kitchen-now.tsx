import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../data.ts';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { card } from '../../parts/styles.ts';
import { timeOf, titleAndTime } from '../../parts/times.ts';
import { useHeadcount } from '../../parts/use-headcount.ts';
import type { HostEvent } from '../../parts/use-host.ts';
import { May } from '../../session/may.tsx';
import { Changes } from './changes.tsx';
import { MealBars } from './meal-bars.tsx';
import { MenuEditor } from './menu-editor.tsx';
import { Portions } from './portions.tsx';
import { cardTitle, columns, grid, noteText, padded } from './styles.ts';

/** How it stands now, what changed since the kitchen last heard, and the way to a new sheet. */
export function KitchenNow({ event, tabs }: { event: HostEvent; tabs: ReactNode }) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const params = { eventId: event.id };
  const now = useQuery({ ...queryOf(api, routes.getCatererSheet, { params }), select: ({ data }) => data });
  const sheets = useQuery({ ...queryOf(api, routes.listCatererSheets, { params }), select: ({ data }) => data });
  const forecast = useHeadcount().data?.events.find(({ event_id }) => event_id === event.id)?.forecast;
  const make = useMutation({
    mutationFn: async () => (await api(routes.makeCatererSheet, { params, body: {} })).data,
    onSuccess: ({ sheet }) => sheet && navigate(`/caterer?event=${event.id}&sheet=${sheet.id}`),
  });
  const sheet = now.data;
  // who has none yet writes it where it is missing
  const hasMenu = (sheet?.meals ?? event.meals).length > 0;
  return (
    <>
      <PageHead
        title={t('caterer.title')}
        note={titleAndTime(event, i18n.language)}
        actions={
          <>
            {hasMenu && (
              <May call="saveMeals">
                <Button variant="default" onClick={() => setEditing(true)}>
                  {t('caterer.change_menu')}
                </Button>
              </May>
            )}
            <May call="makeCatererSheet">
              <Button loading={make.isPending} disabled={!sheet} onClick={() => make.mutate()}>
                {t('caterer.make')}
              </Button>
            </May>
          </>
        }
      />
      {tabs}
      {make.isError && <Problem>{reason(make.error)}</Problem>}
      {now.isError && !sheet ? (
        <section css={[card, { display: 'grid', minHeight: 360 }]}>
          <ProblemPage
            title={t('caterer.failed')}
            advice={t('problem.check_connection')}
            onRetry={() => void now.refetch()}
          />
        </section>
      ) : !sheet ? (
        <div css={grid} aria-busy="true">
          <Skeleton h={170} radius={14} />
          <Skeleton h={260} radius={14} />
        </div>
      ) : (
        <div css={columns}>
          <div css={grid}>
            <Portions sheet={sheet} forecast={forecast ?? undefined} />
            <section aria-label={t('caterer.changes')} css={[card, padded]}>
              <h2 css={cardTitle}>{t('caterer.changes')}</h2>
              <p css={noteText}>
                {sheet.since
                  ? t('caterer.since', {
                      time: timeOf(sheet.since.made_at, i18n.language),
                      name: sheet.since.made_by,
                      people: sheet.since.people.toLocaleString(i18n.language),
                    })
                  : t('caterer.never')}
              </p>
              {sheet.since && <Changes changes={sheet.changes} />}
            </section>
          </div>
          <div css={grid}>
            <section aria-label={t('caterer.menu')} css={[card, padded]}>
              <h2 css={cardTitle}>{t('caterer.menu')}</h2>
              {hasMenu ? (
                <MealBars meals={sheet.meals} people={sheet.people} />
              ) : (
                <>
                  <p css={noteText}>{t('caterer.no_menu')}</p>
                  <May call="saveMeals">
                    <Button mt={14} variant="default" onClick={() => setEditing(true)}>
                      {t('caterer.write_menu')}
                    </Button>
                  </May>
                </>
              )}
            </section>
            <section aria-label={t('caterer.diets')} css={[card, padded]}>
              <h2 css={cardTitle}>{t('caterer.diets')}</h2>
              {sheet.diets.length === 0 && <p css={noteText}>{t('caterer.no_diets')}</p>}
              <ul css={plain}>
                {sheet.diets.map(({ name, household, diet, table_number }) => (
                  <li key={`${household} ${name} ${diet}`} css={row}>
                    <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                      <b css={{ fontWeight: 600 }}>{diet}</b>
                      <span css={{ display: 'block', color: ledger.muted }}>
                        {name === household ? name : `${name}, ${household}`}
                      </span>
                    </span>
                    {table_number && (
                      <span css={{ color: ledger.muted, whiteSpace: 'nowrap' }}>
                        {t('cards.table', { table: table_number })}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </section>
            {sheets.data && sheets.data.length > 0 && (
              <section aria-label={t('caterer.made')} css={[card, padded]}>
                <h2 css={cardTitle}>{t('caterer.made')}</h2>
                <ul css={plain}>
                  {sheets.data.slice(0, 8).map(({ id, made_at, made_by, people }) => (
                    <li key={id} css={row}>
                      <Link to={`/caterer?event=${event.id}&sheet=${id}`} css={link}>
                        {timeOf(made_at, i18n.language)}
                      </Link>
                      <span css={{ color: ledger.muted }}>
                        {[t('guests.people', { count: people }), made_by].filter(Boolean).join(', ')}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
      )}
      {isEditing && <MenuEditor event={event} onClose={() => setEditing(false)} />}
    </>
  );
}

const plain = { margin: '10px 0 0', padding: 0, listStyle: 'none' } as const;
const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 14,
  minHeight: 48,
  padding: '6px 0',
  borderTop: `1px solid ${ledger.line}`,
  '&:first-of-type': { borderTop: 0 },
} as const;
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: ledger.ink,
  fontWeight: 600,
  textUnderlineOffset: 3,
} as const;
