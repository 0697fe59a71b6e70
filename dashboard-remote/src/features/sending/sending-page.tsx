import { THANKED } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Link, useSearchParams } from 'react-router';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { DownloadButton } from '../../parts/download-button.tsx';
import { useFileLanguage } from '../../parts/file-language.ts';
import { LinkTabs } from '../../parts/link-tabs.tsx';
import { card } from '../../parts/styles.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { ToolSelect } from '../../parts/tool-select.tsx';
import { useHost } from '../../parts/use-host.ts';
import { paramsFromQueue, type Queue, queueFromParams, shownKinds, SILENT_DAYS } from './kinds.ts';
import { NextGuest } from './next-guest.tsx';
import { QueueAside } from './queue-aside.tsx';
import { useQueue } from './use-queue.ts';
import { languageOf, messageTo, useTexts } from '../../parts/messages/use-texts.ts';

/** Invitations, reminders and thanks, written to one guest after the other from the couple's own phone. */
export function SendingPage() {
  const { t, i18n } = useTranslation();
  const language = useFileLanguage();
  const [params, setParams] = useSearchParams();
  const host = useHost();
  const chosen = queueFromParams(params);
  const queue = useQueue(chosen);
  const { own, save } = useTexts();
  const shownSlug = chosen.slug ?? host.data?.slugs[0]?.slug;
  const numbers = [
    t('sending.today', { count: queue.left }),
    ...(queue.needless > 0 ? [t('sending.needless', { count: queue.needless })] : []),
  ].join('. ');
  const change = (other: Partial<Queue>) => setParams(paramsFromQueue({ ...chosen, ...other }));
  const hrefOf = (other: Partial<Queue>) => `?${paramsFromQueue({ ...chosen, ...other }).toString()}`;

  return (
    <>
      <PageHead
        title={t('sending.title')}
        note={queue.isCounted && numbers}
        actions={
          shownSlug !== undefined && (
            <DownloadButton
              text={t('sending.file')}
              route={routes.generateGuestList}
              request={{ params: { slug: shownSlug }, query: { language } }}
            />
          )
        }
      />
      <div css={bar}>
        <LinkTabs
          label={t('sending.kinds')}
          language={i18n.language}
          tabs={shownKinds(queue.counts, chosen.kind).map((kind) => ({
            key: kind,
            text: t(`sending.kind.${kind}`),
            href: hrefOf({ kind, guest: undefined }),
            isCurrent: kind === chosen.kind,
            count: queue.counts.find((one) => one.kind === kind)?.waiting,
          }))}
        />
        {chosen.kind === 'REMINDER' && (
          <ToolSelect
            label={t('sending.silent')}
            value={String(chosen.silentDays)}
            options={SILENT_DAYS.map((days) => ({ value: String(days), text: t('sending.days', { count: days }) }))}
            onChange={(days) => change({ silentDays: Number(days) })}
          />
        )}
        {chosen.kind === 'THANKS' && (
          <ToolSelect
            label={t('sending.thanked')}
            value={chosen.thanked}
            options={THANKED.map((who) => ({ value: who, text: t(`sending.thank.${who}`) }))}
            onChange={(thanked) => change({ thanked })}
          />
        )}
        {(host.data?.guest_groups.length ?? 0) > 0 && (
          <ToolSelect
            label={t('guests.group')}
            value={chosen.group ?? ''}
            options={[
              { value: '', text: t('guests.all_groups') },
              ...(host.data?.guest_groups ?? []).map((group) => ({ value: group, text: group })),
            ]}
            onChange={(group) => change({ group: group || undefined })}
          />
        )}
        {(host.data?.slugs.length ?? 0) > 1 && (
          <ToolSelect
            label={t('guests.slug')}
            value={chosen.slug ?? ''}
            options={[
              { value: '', text: t('guests.all_slugs') },
              ...(host.data?.slugs ?? []).map(({ slug }) => ({ value: slug, text: `/${slug}` })),
            ]}
            onChange={(slug) => change({ slug: slug || undefined })}
          />
        )}
      </div>
      {chosen.codes && (
        <p css={ticked}>
          {t('sending.ticked', { count: chosen.codes.length })}
          <Link to={hrefOf({ codes: undefined, guest: undefined })}>{t('sending.everybody')}</Link>
        </p>
      )}
      {queue.state === 'failed' || host.isError ? (
        <section css={[card, { display: 'grid', minHeight: 420 }]}>
          <ProblemPage
            title={t('guests.failed')}
            advice={t('problem.check_connection')}
            onRetry={() => {
              queue.retry();
              void host.refetch();
            }}
          />
        </section>
      ) : (
        <div css={columns}>
          <NextGuest
            // a fresh card for each guest: what was written to the one before is not written to the next
            key={`${chosen.kind} ${queue.next?.code}`}
            queue={queue}
            kind={chosen.kind}
            message={
              queue.next && host.data && own && messageTo(queue.next, { own, host: host.data, kind: chosen.kind })
            }
            language={host.data ? languageOf(host.data, queue.next?.slug) : 'id'}
            onDone={chosen.guest === undefined ? undefined : () => change({ guest: undefined })}
          />
          <QueueAside
            queue={queue}
            kind={chosen.kind}
            host={host.data}
            own={own}
            save={save}
            group={chosen.group}
            hrefOf={({ code }) => hrefOf({ guest: code })}
          />
        </div>
      )}
    </>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBottom: 16 } as const;

const ticked = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: 44,
  margin: '0 0 12px',
  '& a': { minHeight: 44, alignContent: 'center', color: 'var(--ledger-quiet)', fontWeight: 600 },
} as const;

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  '@media (min-width: 70em)': { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
} as const;
