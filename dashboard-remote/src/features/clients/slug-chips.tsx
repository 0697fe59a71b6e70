import type { ClientAccount } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { EyeOffIcon, ledger } from '@janur/ui';
import { useState } from 'react';
import { LockIcon } from '../../parts/icons.tsx';
import { useGuestOrigin } from '../../parts/guest-origin.ts';

/** What the column holds of two chips, and of two chips with a "+N". */
const LETTERS_A_ROW = 26;
const LETTERS_BESIDE_MORE = 20;

type SlugOf = ClientAccount['slugs'][number];

/** The first addresses as chips that open the invitation; the rest behind "+N", which unfolds in place. */
export function SlugChips({ slugs, atOnce = 2 }: { slugs: readonly SlugOf[]; atOnce?: number }) {
  const { t } = useTranslation();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const shown = isUnfolded ? slugs : slugs.slice(0, fitting(slugs, atOnce));
  const more = slugs.length - shown.length;
  if (slugs.length === 0) return <span css={{ color: ledger.muted }}>{t('clients.no_slug')}</span>;
  return (
    <span css={chips} data-unfolded={isUnfolded || undefined}>
      {shown.map((slug) => (
        <SlugChip key={slug.slug} slug={slug} />
      ))}
      {more > 0 && (
        <button
          type="button"
          data-chip
          aria-label={t('clients.more_slugs', { count: more })}
          onClick={() => setIsUnfolded(true)}
          css={[chip, { flex: 'none', border: 0, color: ledger.muted, cursor: 'pointer' }]}
        >
          +{more}
        </button>
      )}
    </span>
  );
}

/** How many of the first addresses stand side by side unshortened; at least one, which then may be shortened. */
function fitting(slugs: readonly SlugOf[], atOnce: number): number {
  let count = 1;
  const room = slugs.length > atOnce ? LETTERS_BESIDE_MORE : LETTERS_A_ROW;
  let letters = slugs[0]?.slug.length ?? 0;
  for (const { slug } of slugs.slice(1, atOnce)) {
    letters += slug.length;
    if (letters > room) break;
    count += 1;
  }
  return count;
}

function SlugChip({ slug: { slug, is_hidden, is_locked } }: { slug: SlugOf }) {
  const { t } = useTranslation();
  const guests = useGuestOrigin();
  if (is_hidden) {
    return (
      <span data-chip css={[chip, { color: ledger.muted }]} title={`/${slug}: ${t('clients.slug_hidden')}`}>
        <EyeOffIcon size={14} /> <span css={text}>/{slug}</span>
      </span>
    );
  }
  return (
    <a
      data-chip
      href={`${guests}/${slug}`}
      target="_blank"
      rel="noopener"
      title={is_locked ? `/${slug}: ${t('clients.slug_locked')}` : `/${slug}`}
      css={chip}
    >
      {is_locked && <LockIcon size={14} />} <span css={text}>/{slug}</span>
    </a>
  );
}

const chips = { display: 'flex', gap: 6, minWidth: 0, '&[data-unfolded]': { flexWrap: 'wrap' } } as const;

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minWidth: 0,
  maxWidth: '100%',
  height: 28,
  padding: '0 8px',
  borderRadius: 8,
  background: ledger.ground,
  color: ledger.ink,
  fontSize: 13,
  fontFamily: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  'a&:hover, button&:hover': { background: ledger.line, color: ledger.ink },
  '& svg': { flex: 'none', color: ledger.muted },
} as const;

const text = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
