import { passwordProblem, PASSWORD_MAX } from '@janur/contracts/password';
import { ApiError, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { formText, PasswordInput } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { problemText } from '../../parts/problem-text.ts';

interface PasswordFormProps {
  username: string;
  /** The former one was made for them and is not asked again. */
  isFirst?: boolean;
  verb: string;
  onChanged: () => void;
}

/** A new password of one's own. */
export function PasswordForm({ username, isFirst = false, verb, onChanged }: PasswordFormProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const [wrong, setWrong] = useState<{ current?: string; next?: string }>({});
  const change = useMutation({
    mutationFn: (body: { current_password?: string; new_password: string }) => api(routes.changePassword, { body }),
    onSuccess: onChanged,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [current, next] = [formText(form, 'current'), formText(form, 'new')];
    const problem = passwordProblem(next, { username });
    const found = {
      ...(!isFirst && current === '' && { current: t('account.password.missing') }),
      ...(problem && { next: problemText(t, { code: problem, params: {} }) }),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) change.reset();
    else change.mutate({ ...(!isFirst && { current_password: current }), new_password: next });
  }

  const refused = change.error instanceof ApiError ? change.error : undefined;
  const isCurrentWrong = refused?.code === 'INVALID_CREDENTIALS';
  const ofNew = refused?.fields.find(({ path }) => path === 'body.new_password');
  const said = {
    current: wrong.current ?? (isCurrentWrong && refused ? reason(refused) : undefined),
    next: wrong.next ?? (ofNew && problemText(t, ofNew)),
  };
  return (
    <form noValidate onSubmit={submit} css={{ display: 'grid', gap: 18 }}>
      {/* for who keeps passwords: whose it is */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {!isFirst && (
        <PasswordInput
          name="current"
          label={t('account.password.current')}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          error={said.current}
        />
      )}
      <PasswordInput
        name="new"
        label={t('account.password.new')}
        description={t('account.password.advice')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        error={said.next}
      />
      {change.isError && !isCurrentWrong && !ofNew && <Problem>{reason(change.error)}</Problem>}
      <Button type="submit" h={48} loading={change.isPending} css={{ justifySelf: isFirst ? 'stretch' : 'start' }}>
        {verb}
      </Button>
    </form>
  );
}
