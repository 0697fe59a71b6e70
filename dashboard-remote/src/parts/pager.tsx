import { css } from '@emotion/react';
import type { PageMeta } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Pagination } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router';
import { PAGE_SIZES } from './page-sizes.ts';
import { ToolSelect } from './tool-select.tsx';

interface PagerProps {
  meta: PageMeta;
  hrefOf: (page: number) => string;
  onLimit: (limit: number) => void;
  /** How many rows one may have at once. */
  sizes?: readonly number[];
}

/** Here a page's neighbours would push the last pages into a second row. */
const ONE_ROW = '(max-width: 30em)';

/** Which rows of how many, how many at once, and the pages as links. */
export function Pager({ meta, hrefOf, onLimit, sizes = PAGE_SIZES }: PagerProps) {
  const { t, i18n } = useTranslation();
  const isNarrow = useMediaQuery(ONE_ROW, false, { getInitialValueInEffect: false });
  const first = (meta.current_page - 1) * meta.limit + 1;
  const last = Math.min(meta.total_data, first + meta.limit - 1);
  const written = (value: number) => value.toLocaleString(i18n.language);
  const step = { previous: meta.previous_page, next: meta.next_page };
  return (
    <footer css={foot}>
      <span css={{ whiteSpace: 'nowrap' }}>
        {t('pager.range', { first: written(first), last: written(last), total: written(meta.total_data) })}
      </span>
      <ToolSelect
        label={t('pager.limit')}
        labelShown="never"
        value={String(meta.limit)}
        options={sizes.map((size) => ({ value: String(size), text: t('pager.per_page', { size }) }))}
        onChange={(limit) => onLimit(Number(limit))}
      />
      {meta.last_page > 1 && (
        <Pagination
          component="nav"
          aria-label={t('pager.pages')}
          ml="auto"
          value={meta.current_page}
          total={meta.last_page}
          siblings={isNarrow ? 0 : 1}
          getItemProps={(page) => ({ component: Link, to: hrefOf(page), 'aria-label': t('pager.page', { page }) })}
          getControlProps={(control) => {
            const page = control === 'previous' || control === 'next' ? step[control] : null;
            return page === null
              ? { component: 'span', 'aria-hidden': true }
              : { component: Link, to: hrefOf(page), 'aria-label': t(`pager.${control}`) };
          }}
        />
      )}
    </footer>
  );
}

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  padding: '8px 16px',
  borderTop: `1px solid ${ledger.border}`,
  color: ledger.muted,
});
