import type { GuestTag } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { StarIcon } from '../../parts/icons.tsx';

/** Whose side and whether kin, in words for a line; a guest of honour has a star of their own. */
export function useTagWords(): (tags: readonly GuestTag[]) => string[] {
  const { t } = useTranslation();
  return (tags) => tags.flatMap((tag) => (tag === 'VIP' ? [] : [t(`guests.tags.${tag}`)]));
}

export function VipStar({ tags }: { tags: readonly GuestTag[] }) {
  const { t } = useTranslation();
  if (!tags.includes('VIP')) return null;
  return <StarIcon size={16} css={star} aria-label={t('guests.tags.VIP')} />;
}

const star = { flex: 'none', marginInlineStart: 6, color: ledger.brand, verticalAlign: '-2px' } as const;
