import type { ModeratedWish } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { type ReactNode, useState } from 'react';
import { CardHead, Origin } from './card-parts.tsx';
import { answered, deeds, foot, wishCard } from './styles.ts';

interface WishCardProps {
  wish: ModeratedWish;
  /** When the list was answered: ages are counted from then. */
  now: number;
  clientHref: string | undefined;
  sourceHref: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** Longer ones begin folded. */
const LONG = 320;

/** One wish: what was said by whom, on whose invitation, when, and what can be done with it. */
export function WishCard({ wish, now, clientHref, sourceHref, children }: WishCardProps) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(wish.message.length <= LONG);
  const { name, message, answer, client_name, slug, source, created_at } = wish;
  return (
    <li css={wishCard}>
      <CardHead name={name} instant={created_at} now={now} />
      <div>
        <p data-whole={isWhole || undefined} css={words}>
          {message}
        </p>
        {message.length > LONG && (
          <button type="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)} css={more}>
            {t(isWhole ? 'wishes.read_less' : 'wishes.read_all')}
          </button>
        )}
        {answer && (
          <div css={[answered, { marginTop: 12 }]}>
            <b css={{ display: 'block', color: ledger.muted, fontSize: 13, fontWeight: 600 }}>{t('wishes.answered')}</b>
            {answer}
          </div>
        )}
      </div>
      <footer css={foot}>
        <Origin {...{ clientName: client_name, slug, source, clientHref, sourceHref }} />
        <span css={deeds}>{children}</span>
      </footer>
    </li>
  );
}

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
