import { type CoHostWithLink, LIMITS } from '@janur/contracts';
import { ApiError } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { problemText } from '../../parts/problem-text.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { submits, useUnsaved } from '../../parts/unsaved.tsx';
import { RightChoice } from './right-choice.tsx';
import { type NewCoHost, useAddCoHost } from './use-co-hosts.ts';

interface InviteSheetProps {
  onMade: (coHost: CoHostWithLink) => void;
  onClose: () => void;
}

/** Who it is, where to send the link, and what they may do. */
export function InviteSheet({ onMade, onClose }: InviteSheetProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const form = useForm<NewCoHost>({
    initialValues: { name: '', phone: '', role: 'GUESTS' },
    validate: { name: (name) => (name.trim() ? null : t('co_hosts.name_wanted')) },
  });
  const add = useAddCoHost(onMade);
  const wrongPhone =
    add.error instanceof ApiError ? add.error.fields.find(({ path }) => path === 'body.phone_number') : undefined;
  const unsaved = useUnsaved({
    isDirty: () => form.isDirty(),
    onSave: submits('co-host-form'),
    onClose,
  });
  return (
    <Sheet
      title={t('co_hosts.invite')}
      width={520}
      onClose={unsaved.close}
      actions={
        <Button type="submit" form="co-host-form" loading={add.isPending}>
          {t('co_hosts.make_link')}
        </Button>
      }
    >
      <form
        id="co-host-form"
        noValidate
        onSubmit={form.onSubmit(
          (draft) => add.mutate(draft),
          (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
        )}
        css={{ display: 'grid', gap: 18, marginBottom: 22 }}
      >
        <TextInput
          size="md"
          data-autofocus
          label={t('co_hosts.name')}
          description={t('co_hosts.name_advice')}
          maxLength={LIMITS.person_name}
          {...form.getInputProps('name')}
        />
        <TextInput
          size="md"
          type="tel"
          autoComplete="off"
          label={t('co_hosts.phone')}
          description={t('co_hosts.phone_advice')}
          maxLength={LIMITS.phone}
          {...form.getInputProps('phone')}
          error={wrongPhone && problemText(t, wrongPhone)}
        />
        <RightChoice value={form.values.role} onChange={(role) => form.setFieldValue('role', role)} />
        {add.isError && !wrongPhone && <Problem>{reason(add.error)}</Problem>}
      </form>
      {unsaved.question}
    </Sheet>
  );
}
