import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { DownloadButton } from '../../parts/download-button.tsx';
import { useFileLanguage } from '../../parts/file-language.ts';
import { PlusIcon, PrintIcon, UploadIcon } from '../../parts/icons.tsx';
import { AskNewEvent } from '../../parts/ask-new-event.tsx';
import { card } from '../../parts/styles.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { useHeadcount } from '../../parts/use-headcount.ts';
import { useHost } from '../../parts/use-host.ts';
import { May, useMay } from '../../session/may.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { chosenOf } from './chosen.ts';
import { GuestDrawer } from './guest-drawer.tsx';
import { GuestList } from './guest-list.tsx';
import { GuestLook } from './guest-look.tsx';
import { guestSearch, isNarrowed } from './guest-search.ts';
import { GuestTools } from './guest-tools.tsx';
import { WaitingNotice } from './waiting-notice.tsx';
import { askedColumns } from './shown-answer.ts';
import { useGuestByCode, useGuestList, useGuestSearch } from './use-guest-list.ts';
import { useSelection } from './use-selection.ts';
import { useTickAll } from './use-tick-all.ts';

/** The word in the address that opens the sheet of a guest who is not there yet. */
const NEW = 'new';

/** Everybody who is invited, with what they answered. The sheet of a guest is an address of its own: Back closes it. */
export function GuestsPage() {
  const { t, i18n } = useTranslation();
  const language = useFileLanguage();
  const navigate = useNavigate();
  const may = useMay();
  const host = useHost().data;
  const { search, hrefOf, change } = useGuestSearch();
  const list = useGuestList(search);
  const count = useHeadcount({ slug: search.slug }).data;
  const ofEvent = count?.events.find(({ event_id: id }) => id === search.event);
  const total = list.data?.meta.total_data ?? 0;
  const columns = askedColumns(list.data?.header);
  const { guest: code, page: _page, limit: _limit, columns: _columns, sort: _sort, ...narrowed } = search;
  const picker = useSelection(JSON.stringify(narrowed));
  const opened = useGuestByCode(code === NEW ? undefined : code, list.data?.data);
  const open = (guest: string) => change({ guest });
  const close = () => change({ guest: undefined });
  const tickAll = useTickAll(search, { picker, shown: list.data?.data, total });
  const { guests: ticked, isAll } = picker.selection;
  const number = (value: number) => value.toLocaleString(i18n.language);

  return (
    <>
      <PageHead
        title={t('guests.title')}
        note={
          count &&
          `${t('guests.count', { count: count.guests.households, number: number(count.guests.households) })}, ${t('guests.people_number', { count: count.guests.people, number: number(count.guests.people) })}`
        }
        actions={
          <>
            <May call="uploadGuestList">
              <Button component={Link} variant="default" to="/guests/import">
                <UploadIcon /> {t('guests.import')}
              </Button>
            </May>
            <May call="addGuest">
              <Button onClick={() => open(NEW)}>
                <PlusIcon /> {t('guests.add')}
              </Button>
            </May>
          </>
        }
        more={
          host &&
          may('exportGuestList') && (
            <>
              <DownloadButton
                text={t(isNarrowed(search) || search.event !== undefined ? 'guests.export_all' : 'guests.export')}
                route={routes.exportGuestList}
                request={{
                  body: {
                    slugs: search.slug ? [search.slug] : host.slugs.map(({ slug }) => slug),
                    language,
                  },
                }}
              />
              <Button
                component={Link}
                variant="default"
                to={`/guests/cards?${guestSearch.write({ ...search, page: 1 }).toString()}`}
              >
                <PrintIcon /> {t('guests.cards')}
              </Button>
            </>
          )
        }
      />
      <May call="listWaitingAnswers">
        <WaitingNotice />
      </May>
      {search.unasked && (
        <div css={{ marginBottom: 14 }}>
          <AskNewEvent
            isOfEvent={search.event !== undefined}
            count={search.event === undefined ? count?.unasked : ofEvent?.unasked}
          />
        </div>
      )}
      <section css={card}>
        <GuestTools search={search} host={host} columns={columns} hrefOf={hrefOf} change={change} />
        <GuestList
          answer={list.data}
          hasFailed={list.isError && !list.isPlaceholderData}
          isStale={list.isPlaceholderData}
          search={search}
          events={host?.events ?? []}
          picker={picker}
          hrefOf={hrefOf}
          onLimit={(limit) => change({ limit })}
          onRetry={() => void list.refetch()}
          onOpen={(guest) => open(guest.code)}
          onAdd={() => open(NEW)}
          onImport={() => void navigate('/guests/import')}
        />
      </section>
      {(ticked.size > 0 || isAll) && host && may('changeGuests') && (
        <BulkBar
          chosen={chosenOf(picker.selection, search, total)}
          events={host.events}
          groups={host.guest_groups}
          total={total}
          onEverybody={isAll || ticked.size >= total ? undefined : tickAll}
          onClear={picker.clear}
        />
      )}
      {code === NEW && host && may('addGuest') && (
        <GuestDrawer guest={undefined} host={host} onClose={close} onOpen={open} />
      )}
      {opened && host && may('changeGuest') && (
        <GuestDrawer key={opened.code} guest={opened} host={host} onClose={close} onOpen={open} />
      )}
      {opened && host && !may('changeGuest') && <GuestLook guest={opened} host={host} onClose={close} />}
    </>
  );
}
