import { ApiError, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { formText, PasswordInput } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { api } from '../data.ts';
import { Problem, useReason } from '../parts/problem.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { askForPasskey, hasPasskeys, wasLetBe } from './passkey.ts';
import { useConfirmation } from './confirmation.ts';
import { useAccount } from './use-session.ts';

/** Asks for the password before something that wants a fresh log-in; shown while a call waits for it. */
export function ConfirmItIsYou() {
  const answer = useConfirmation((confirmation) => confirmation.answer);
  return answer ? <Question onAnswer={answer} /> : null;
}

function Question({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const { username, role } = useAccount();
  const confirm = useMutation({
    mutationFn: (password: string) => api(routes.confirmPassword, { body: { password } }),
    onSuccess: () => onAnswer(true),
  });
  const byPasskey = useMutation({
    mutationFn: async () => api(routes.confirmByPasskey, { body: { credential: await askForPasskey() } }),
    onSuccess: () => onAnswer(true),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = formText(new FormData(event.currentTarget), 'password');
    if (password !== '') confirm.mutate(password);
  };
  const isWrong = confirm.error instanceof ApiError && confirm.error.code === 'INVALID_CREDENTIALS';
  return (
    <Sheet
      title={t('account.confirm.title')}
      place="middle"
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="default" onClick={() => onAnswer(false)}>
            {t('parts.cancel')}
          </Button>
          <Button type="submit" form="confirm-form" loading={confirm.isPending}>
            {t('account.confirm.verb')}
          </Button>
        </>
      }
    >
      <p css={{ margin: '0 0 16px', lineHeight: 1.5 }}>{t('account.confirm.advice')}</p>
      <form id="confirm-form" noValidate onSubmit={submit} css={{ marginBottom: 22 }}>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          name="password"
          label={t('ui.password')}
          autoComplete="current-password"
          data-autofocus
          error={isWrong && reason(confirm.error, { INVALID_CREDENTIALS: t('problems.wrong_current_password') })}
        />
      </form>
      {confirm.isError && !isWrong && <Problem>{reason(confirm.error)}</Problem>}
      {role !== 'USHER' && hasPasskeys() && (
        <Button variant="subtle" loading={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
          {t('account.confirm.passkey')}
        </Button>
      )}
      {byPasskey.error && !wasLetBe(byPasskey.error) && <Problem>{reason(byPasskey.error)}</Problem>}
    </Sheet>
  );
}
