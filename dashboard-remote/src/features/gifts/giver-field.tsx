import { LIMITS } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Autocomplete, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../data.ts';
import type { GiftDraft } from './gift-form.ts';

const ENOUGH = 2;

/** Who gave it: a guest, who is found while one types, or whoever's name one writes. */
export function GiverField({ form, isFixed }: { form: UseFormReturnType<GiftDraft>; isFixed: boolean }) {
  const { t } = useTranslation();
  const [asked] = useDebouncedValue(form.values.giver.trim(), 200);
  const found = useQuery({
    queryKey: [routes.findGivers.path, asked],
    queryFn: ({ signal }) => api(routes.findGivers, { query: { search: asked } }, { signal }),
    enabled: !isFixed && asked.length >= ENOUGH && form.values.guestCode === null,
  });
  if (isFixed) return <TextInput size="md" label={t('gifts.giver')} readOnly {...form.getInputProps('giver')} />;
  const guests = found.data?.data ?? [];
  const labelOf = ({ name, guest_group: group }: (typeof guests)[number]) => (group ? `${name} · ${group}` : name);
  const labels = [...new Set(guests.map(labelOf))];
  return (
    <Autocomplete
      size="md"
      data-autofocus
      openOnFocus={false}
      // a floating list would make the page wider than a phone before it finds its place
      comboboxProps={{ withinPortal: false }}
      label={t('gifts.giver')}
      description={form.values.guestCode === null ? t('gifts.giver_advice') : t('gifts.giver_is_guest')}
      maxLength={LIMITS.person_name}
      data={labels}
      filter={({ options }) => options}
      {...form.getInputProps('giver')}
      onChange={(giver) => {
        const guest = guests.find((one) => labelOf(one) === giver);
        form.setValues({ giver: guest?.name ?? giver, guestCode: guest?.code ?? null });
      }}
    />
  );
}
