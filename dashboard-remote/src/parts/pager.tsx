import type { PageMeta } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageNumbers } from './page-numbers.ts';
import { PAGE_SIZES } from './page-sizes.ts';
import { ToolSelect } from './tool-select.tsx';

interface PagerProps {
  meta: PageMeta;
  hrefOf: (page: number) => string;
  onLimit: (limit: number) => void;
  /** How many rows one may have at once. */
  sizes?: readonly number[];
}

/** Which rows of how many, how many at once, and the pages as links. */
export function Pager({ meta, hrefOf, onLimit, sizes = PAGE_SIZES }: PagerProps) {
  const { t, i18n } = useTranslation();
  const first = (meta.current_page - 1) * meta.limit + 1;
  const last = Math.min(meta.total_data, first + meta.limit - 1);
  const written = (value: number) => value.toLocaleString(i18n.language);
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
        <nav aria-label={t('pager.pages')} css={pages}>
          <Step to={meta.previous_page && hrefOf(meta.previous_page)} label={t('pager.previous')}>
            ‹
          </Step>
          {pageNumbers(meta.current_page, meta.last_page).map((page, at) =>
            page === 'gap' ? (
              <span key={`gap-${at}`} css={[cell, faint]}>
                …
              </span>
            ) : (
              <Link
                key={page}
                to={hrefOf(page)}
                aria-label={t('pager.page', { page })}
                aria-current={page === meta.current_page ? 'page' : undefined}
                css={cell}
              >
                {page}
              </Link>
            ),
          )}
          <Step to={meta.next_page && hrefOf(meta.next_page)} label={t('pager.next')}>
            ›
          </Step>
        </nav>
      )}
    </footer>
  );
}

function Step({ to, label, children }: { to: string | null | 0; label: string; children: ReactNode }) {
  if (!to) {
    return (
      <span aria-hidden="true" css={[cell, faint]}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} aria-label={label} css={cell}>
      {children}
    </Link>
  );
}

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  padding: '8px 16px',
  borderTop: `1px solid ${ledger.border}`,
  color: ledger.muted,
} as const;

const pages = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, marginInlineStart: 'auto' } as const;

const cell = {
  display: 'grid',
  placeContent: 'center',
  minWidth: 36,
  height: 36,
  borderRadius: 9,
  color: ledger.ink,
  fontWeight: 600,
  textDecoration: 'none',
  'a&:hover': { background: ledger.ground },
  '&[aria-current=page]': { background: ledger.brand, color: ledger.onBrand },
  '@container (max-width: 480px)': { minWidth: 32 },
} as const;

const faint = { color: ledger.faint, fontWeight: 500 } as const;
