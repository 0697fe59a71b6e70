import { addGuest, limitAt } from '@janur/contracts';
import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import type { Host } from '../../parts/use-host.ts';
import type { Guest } from './use-guest-list.ts';
import { TagChoice } from './tag-choice.tsx';
import { type GuestDraft, MAX_TOTAL } from './guest-form.ts';

interface GuestFieldsProps {
  form: UseFormReturnType<GuestDraft>;
  host: Host;
  /** Undefined for a new one. */
  guest: Guest | undefined;
}

export function GuestFields({ form, host, guest }: GuestFieldsProps) {
  const isNew = !guest;
  const named = guest?.members.length ?? 0;
  const { t } = useTranslation();
  const groups = useId();
  const of = (name: keyof GuestDraft & keyof typeof LABELS) => ({
    size: 'md',
    label: t(LABELS[name]),
    autoComplete: 'off',
    ...form.getInputProps(name),
  });
  return (
    <>
      <TextInput
        {...of('name')}
        description={t('guests.field.name_hint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data-autofocus={isNew || undefined}
        maxLength={limitAt(addGuest.body, 'name')}
      />
      <div css={pair}>
        <TextInput {...of('phone')} type="tel" maxLength={limitAt(addGuest.body, 'phone_number')} />
        {named > 0 ? (
          <TextInput
            size="md"
            label={t(LABELS.total)}
            description={t('guests.member.total')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={named}
            readOnly
          />
        ) : (
          <TextInput {...of('total')} type="number" inputMode="numeric" min={1} max={MAX_TOTAL} />
        )}
      </div>
      <div css={pair}>
        <TextInput {...of('group')} list={groups} maxLength={limitAt(addGuest.body, 'guest_group')} />
        <datalist id={groups}>
          {host.guest_groups.map((group) => (
            <option key={group}>{group}</option>
          ))}
        </datalist>
        <TextInput {...of('email')} type="email" maxLength={limitAt(addGuest.body, 'email')} />
      </div>
      <TagChoice
        value={form.values.tags}
        hint={t('guests.tags.hint')}
        onChange={(tags) => form.setFieldValue('tags', tags)}
      />
      <Textarea {...of('note')} rows={2} maxLength={limitAt(addGuest.body, 'details.note')} />
      {isNew && host.slugs.length > 1 && (
        <NativeSelect {...of('slug')} data={host.slugs.map(({ slug }) => ({ value: slug, label: `/${slug}` }))} />
      )}
      {isNew && host.events.length > 0 && (
        <Checkbox.Group label={t('guests.field.events')} {...form.getInputProps('events')}>
          {host.events.map(({ id, title }) => (
            <Checkbox key={id} value={String(id)} label={title} mt={12} />
          ))}
        </Checkbox.Group>
      )}
      {isNew && <TextInput {...of('table')} maxLength={limitAt(addGuest.body, 'table_number')} />}
    </>
  );
}

const LABELS = {
  name: 'guests.field.name',
  phone: 'guests.field.phone',
  total: 'guests.field.total',
  group: 'guests.field.group',
  email: 'guests.field.email',
  note: 'guests.field.note',
  slug: 'guests.field.slug',
  table: 'guests.field.table',
} as const;

const pair = css({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: '1fr 1fr',
  '@media (max-width: 26em)': { gridTemplateColumns: '1fr' },
});
