import type { ModeratedWish } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { BinIcon } from '../../parts/icons.tsx';
import { ago } from '../../parts/times.ts';

interface WishCardProps {
  wish: ModeratedWish;
  /** When the list was answered: ages are counted from then. */
  now: number;
  clientHref: string;
  onDelete: () => void;
}

/** Longer ones begin folded. */
const LONG = 320;

/** One wish: what was said by whom, on whose invitation, when, and the way to take it down. */
export function WishCard({ wish, now, clientHref, onDelete }: WishCardProps) {
  const { t, i18n } = useTranslation();
  const [isWhole, setIsWhole] = useState(wish.message.length <= LONG);
  const { name, message, client_name, slug, created_at } = wish;
  return (
    <li css={card}>
      <div css={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 }}>
        <h2 css={{ margin: 0, fontSize: 15, fontWeight: 700, lineHeight: 1.35, overflowWrap: 'anywhere' }}>{name}</h2>
        <time
          dateTime={created_at}
          title={new Date(created_at).toLocaleString(i18n.language, { dateStyle: 'full', timeStyle: 'short' })}
          css={{ flex: 'none', color: ledger.muted }}
        >
          {ago(created_at, i18n.language, now)}
        </time>
      </div>
      <div>
        <p data-whole={isWhole || undefined} css={words}>
          {message}
        </p>
        {message.length > LONG && (
          <button type="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)} css={more}>
            {t(isWhole ? 'wishes.read_less' : 'wishes.read_all')}
          </button>
        )}
      </div>
      <footer css={foot}>
        <span css={{ minWidth: 0 }}>
          <Link to={clientHref} title={t('wishes.of_client', { name: client_name })} css={client}>
            {client_name}
          </Link>
          {slug && (
            <a href={`/${slug}`} target="_blank" rel="noopener" css={address}>
              /{slug}
            </a>
          )}
        </span>
        <Button variant="subtle" color="muted" aria-label={t('wishes.delete_of', { name })} onClick={onDelete}>
          <BinIcon /> {t('wishes.delete')}
        </Button>
      </footer>
    </li>
  );
}

const card = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 10,
  minWidth: 0,
  padding: '16px 16px 12px',
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: ledger.card,
} as const;

const words = {
  margin: 0,
  fontSize: 15,
  lineHeight: 1.55,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '&:not([data-whole])': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    overflow: 'hidden',
  },
} as const;

const more = {
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: ledger.brand,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
} as const;

const foot = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingTop: 10,
  borderTop: `1px solid ${ledger.line}`,
} as const;

// two targets of 24 px, one below the other
const client = {
  display: 'block',
  lineHeight: '24px',
  color: ledger.ink,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
} as const;

const address = {
  display: 'inline-block',
  color: ledger.muted,
  fontSize: 13,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
} as const;
