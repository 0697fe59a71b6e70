import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { DownloadButton } from '../../parts/download-button.tsx';
import { PlusIcon, PrintIcon, UploadIcon } from '../../parts/icons.tsx';
import { card } from '../../parts/styles.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { useHost } from '../../parts/use-host.ts';
import { GuestDrawer } from './guest-drawer.tsx';
import { GuestList } from './guest-list.tsx';
import { guestSearch } from './guest-search.ts';
import { GuestTools } from './guest-tools.tsx';
import { WaitingNotice } from './waiting-notice.tsx';
import { askedColumns } from './shown-answer.ts';
import { type Guest, useGuestList, useGuestSearch } from './use-guest-list.ts';

/** Everybody who is invited, with what they answered. */
export function GuestsPage() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const host = useHost().data;
  const { search, hrefOf, change } = useGuestSearch();
  const list = useGuestList(search);
  const [opened, setOpened] = useState<Guest | 'new'>();
  const total = list.data?.meta.total_data;
  const columns = askedColumns(list.data?.header);

  return (
    <>
      <PageHead
        title={t('guests.title')}
        note={total !== undefined && t('guests.count', { count: total, number: total.toLocaleString(i18n.language) })}
        actions={
          <>
            {host && (
              <DownloadButton
                text={t('guests.export')}
                route={routes.exportGuestList}
                request={{ body: { slugs: search.slug ? [search.slug] : host.slugs.map(({ slug }) => slug) } }}
              />
            )}
            <Button
              component={Link}
              variant="default"
              to={`/guests/cards?${guestSearch.write({ ...search, page: 1 }).toString()}`}
            >
              <PrintIcon /> {t('guests.cards')}
            </Button>
            <Button component={Link} variant="default" to="/guests/import">
              <UploadIcon /> {t('guests.import')}
            </Button>
            <Button onClick={() => setOpened('new')}>
              <PlusIcon /> {t('guests.add')}
            </Button>
          </>
        }
      />
      <WaitingNotice />
      <section css={card}>
        <GuestTools search={search} host={host} columns={columns} hrefOf={hrefOf} change={change} />
        <GuestList
          answer={list.data}
          hasFailed={list.isError && !list.isPlaceholderData}
          isStale={list.isPlaceholderData}
          search={search}
          events={host?.events ?? []}
          hrefOf={hrefOf}
          onLimit={(limit) => change({ limit })}
          onRetry={() => void list.refetch()}
          onOpen={setOpened}
          onAdd={() => setOpened('new')}
          onImport={() => void navigate('/guests/import')}
        />
      </section>
      {opened && host && (
        <GuestDrawer
          key={opened === 'new' ? 'new' : opened.code}
          guest={opened === 'new' ? undefined : opened}
          host={host}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
