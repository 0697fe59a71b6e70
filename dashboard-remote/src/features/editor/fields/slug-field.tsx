import { LIMITS } from '@janur/contracts';
import { isSlug, RESERVED_SLUGS } from '@janur/contracts/rules';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { TickIcon } from '../../../parts/icons.tsx';
import { api } from '../../../data.ts';
import type { Bound } from '../bind.ts';

const PAUSE_MS = 300;

/** The address of an invitation, checked while it is typed: its letters, the words that are ours, and who has it. */
export function SlugField({ of, saved, optionId }: { of: Bound<string>; saved?: string; optionId?: number }) {
  const { t } = useTranslation();
  const { error, isFree } = useSlugCheck(of.value, { saved, optionId });
  return (
    <TextInput
      label={t('editor.field.slug')}
      value={of.value}
      data-path={of.path}
      maxLength={LIMITS.slug}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      aria-required
      error={of.error ?? error}
      description={isFree ? t('editor.slug.free') : undefined}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      leftSection={<span css={{ color: ledger.muted }}>/</span>}
      leftSectionWidth={26}
      rightSection={isFree && <TickIcon size={16} css={{ color: ledger.success }} />}
      styles={{ input: { fontSize: 14 } }}
      onChange={({ currentTarget }) => of.onChange(currentTarget.value.toLowerCase().replaceAll(/[\s_]+/g, '-'))}
    />
  );
}

/** The last word is the server's, when it is saved: an address may be taken in between. */
function useSlugCheck(
  slug: string,
  { saved, optionId }: { saved: string | undefined; optionId: number | undefined },
): { error?: string; isFree: boolean } {
  const { t } = useTranslation();
  const [asked] = useDebouncedValue(slug, PAUSE_MS);
  const isOther = slug !== saved && slug !== '';
  const isGood = isSlug(slug);
  const holder = useQuery({
    ...queryOf(api, routes.findSlugHolder, { params: { slug: asked } }),
    enabled: isOther && isGood && asked === slug,
  });
  if (!isOther) return { isFree: false };
  if (RESERVED_SLUGS.has(slug)) return { error: t('editor.slug.reserved'), isFree: false };
  if (!isGood) return { error: t('editor.slug.letters', { max: LIMITS.slug }), isFree: false };
  if (!holder.isSuccess || asked !== slug) return { isFree: false };
  const { option_id: holderId, client_name: name, is_former: isFormer } = holder.data.data;
  // its own former one may be taken up again
  const isOwn = isFormer && holderId !== null && holderId === optionId;
  if (isFormer && !isOwn) return { error: t('editor.slug.was_taken'), isFree: false };
  if (name !== null && !isOwn) return { error: t('editor.slug.taken', { name }), isFree: false };
  return { isFree: true };
}
