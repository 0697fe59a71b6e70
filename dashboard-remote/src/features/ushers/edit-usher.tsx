import { LIMITS } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../data.ts';
import { Field } from '../../parts/field.tsx';
import { input } from '../../parts/styles.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { PasswordMark } from './password-mark.tsx';
import { UsherRoleChoice } from '../../parts/usher-role-choice.tsx';
import type { Usher } from './use-ushers.ts';

/** An usher's name and role at the door; the rest of the account has words of its own in the menu. */
export function EditUsher({ usher, onClose, onDone }: { usher: Usher; onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const [name, setName] = useState(usher.name);
  const [role, setRole] = useState(usher.guest_book_role);
  const [isTried, setIsTried] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      api(routes.changeUsher, {
        params: { accountId: usher.id },
        body: { name: name.trim(), guest_book_role: role },
      }),
    onSuccess: onDone,
  });
  const isNameless = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isNameless) save.mutate();
  };
  return (
    <Sheet
      title={t('ushers.edit', { name: usher.name })}
      onClose={onClose}
      actions={
        <Button type="submit" form="usher-form" disabled={save.isPending}>
          {t(save.isPending ? 'parts.saving' : 'ushers.save')}
        </Button>
      }
    >
      <form id="usher-form" noValidate onSubmit={submit} css={{ display: 'grid', gap: 18 }}>
        <dl css={facts}>
          <dt>{t('ushers.field.client')}</dt>
          <dd>{usher.client_name}</dd>
          <dt>{t('ushers.username')}</dt>
          <dd>{usher.username}</dd>
          <dt>{t('ushers.password_label')}</dt>
          <dd>
            <PasswordMark usher={usher} />
          </dd>
        </dl>
        <Field label={t('ushers.field.name')} problem={isTried && isNameless ? t('ushers.problem.name') : undefined}>
          {(parts) => (
            <input
              {...parts}
              autoComplete="off"
              maxLength={LIMITS.person_name}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              css={input}
            />
          )}
        </Field>
        <UsherRoleChoice value={role} onChange={setRole} />
        {save.isError && <Problem>{reason(save.error)}</Problem>}
      </form>
    </Sheet>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 20px',
  margin: 0,
  '& dt': { color: ledger.muted },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
} as const;
