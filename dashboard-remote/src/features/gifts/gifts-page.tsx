import type { Gift } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { GIFT_KINDS } from '@janur/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { DownloadButton } from '../../parts/download-button.tsx';
import { useFileLanguage } from '../../parts/file-language.ts';
import { PlusIcon, SendIcon } from '../../parts/icons.tsx';
import { LinkTabs } from '../../parts/link-tabs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Pager } from '../../parts/pager.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { ToolSelect } from '../../parts/tool-select.tsx';
import { card, tools } from '../../parts/styles.ts';
import { useUrlState } from '../../parts/url-state.ts';
import { May } from '../../session/may.tsx';
import { GiftList } from './gift-list.tsx';
import { fileFilterOf, giftSearch, SHOWN } from './gift-search.ts';
import { GiftSheet } from './gift-sheet.tsx';
import { GiftSums } from './gift-sums.tsx';
import { useGifts } from './use-gifts.ts';

/** What the couple was given: by whom, whether they were thanked, what is to be returned. Sums are behind one tap. */
export function GiftsPage() {
  const { t, i18n } = useTranslation();
  const language = useFileLanguage();
  const { search, hrefOf, change } = useUrlState(giftSearch);
  const [withAmounts, setWithAmounts] = useState(false);
  const [opened, setOpened] = useState<Gift | 'new'>();
  const list = useGifts(search, withAmounts);
  const header = list.data?.header;
  const isFailed = list.isError && !list.data;
  const counts = { all: header?.total, 'to-thank': header?.not_thanked, owed: header?.owed, twice: undefined };
  const tabs = SHOWN.filter((of) => of !== 'twice' || of === search.shown || Boolean(header?.perhaps_twice));
  return (
    <>
      <PageHead
        title={t('gifts.title')}
        note={t('gifts.private')}
        actions={
          <>
            <DownloadButton
              text={t('gifts.export')}
              route={routes.exportGifts}
              request={{ query: { ...fileFilterOf(search), language } }}
            />
            <May call="getSendingQueues">
              <Button
                component={Link}
                variant="default"
                to="/sending?kind=thanks&thanked=gift"
                leftSection={<SendIcon />}
              >
                {t('gifts.thank')}
              </Button>
            </May>
            <Button leftSection={<PlusIcon />} onClick={() => setOpened('new')}>
              {t('gifts.add')}
            </Button>
          </>
        }
      />
      <div css={{ display: 'grid', gap: 14 }}>
        {!isFailed && (
          <GiftSums
            header={header}
            isShown={withAmounts}
            onShow={setWithAmounts}
            twiceHref={hrefOf({ shown: 'twice' })}
          />
        )}
        <section css={card}>
          <div role="search" aria-label={t('gifts.title')} css={tools}>
            <SearchField
              label={t('gifts.search')}
              value={search.search}
              onSearch={(text) => change({ search: text }, { replace: true })}
            />
            <LinkTabs
              label={t('gifts.which')}
              language={i18n.language}
              tabs={tabs.map((of) => ({
                key: of,
                text: t(`gifts.shown.${of}`),
                href: hrefOf({ shown: of }),
                isCurrent: of === search.shown,
                count: counts[of],
              }))}
            />
            <ToolSelect
              label={t('gifts.kind_label')}
              value={search.kind ?? ''}
              options={[
                { value: '', text: t('gifts.all_kinds') },
                ...GIFT_KINDS.map((value) => ({ value, text: t(`gifts.kind.${value}`) })),
              ]}
              onChange={(value) => change({ kind: GIFT_KINDS.find((kind) => kind === value) }, { replace: true })}
            />
          </div>
          {isFailed ? (
            <div css={{ display: 'grid', minHeight: 320, borderTop: `1px solid ${ledger.border}` }}>
              <ProblemPage
                title={t('gifts.failed')}
                advice={t('problem.check_connection')}
                onRetry={() => void list.refetch()}
              />
            </div>
          ) : (
            <GiftList
              gifts={list.data?.data}
              isFiltered={search.search !== '' || search.shown !== 'all' || search.kind !== undefined}
              withAmounts={withAmounts}
              onOpen={setOpened}
              onAdd={() => setOpened('new')}
            />
          )}
          {list.data && list.data.meta.total_data > 0 && (
            <Pager meta={list.data.meta} hrefOf={(page) => hrefOf({ page })} onLimit={(limit) => change({ limit })} />
          )}
        </section>
      </div>
      {opened && (
        <GiftSheet
          key={opened === 'new' ? 'new' : opened.key}
          gift={opened === 'new' ? undefined : opened}
          knowsAmount={withAmounts}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
