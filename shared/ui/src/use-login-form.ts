import { useTranslation } from '@janur/i18n';
import { type FormEvent, useState } from 'react';
import type { LoginProblem } from './login-problem.ts';

export interface Credentials {
  username: string;
  password: string;
  /** Where the form asks: no idle time-out on this device. */
  stay_signed_in: boolean;
  /** Once the account wants more than its password. */
  recovery_code?: string;
}

type Field = 'username' | 'password';

export interface LoginFormProps {
  onLogIn: (credentials: Credentials) => void;
  isSending: boolean;
  problem?: LoginProblem | undefined;
}

/**
 * What every login does, whatever it looks like: it is never disabled, pressing it says what is missing and goes
 * there; a second press while one is on its way does nothing. The username is trimmed, the password never. The form's
 * fields are named as the credentials are.
 */
export function useLoginForm({ onLogIn, isSending, problem }: LoginFormProps) {
  const { t } = useTranslation();
  const [missing, setMissing] = useState<Field>();
  const [wantsCode, setWantsCode] = useState(false);
  if (problem?.kind === 'passkey' && !wantsCode) setWantsCode(true);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const code = formText(form, 'recovery_code').trim();
    const given = {
      username: formText(form, 'username').trim(),
      password: formText(form, 'password'),
      stay_signed_in: form.has('stay_signed_in'),
      ...(code !== '' && { recovery_code: code }),
    };
    const absent = given.username === '' ? 'username' : given.password === '' ? 'password' : undefined;
    setMissing(absent);
    if (absent) event.currentTarget.querySelector<HTMLInputElement>(`[name=${absent}]`)?.focus();
    else onLogIn(given);
  }

  const missingWords = (name: Field) => (missing === name ? t(`ui.${name}_missing`) : undefined);
  return {
    submit,
    missing: { username: missingWords('username'), password: missingWords('password') },
    isRefused: problem?.kind === 'refused',
    wantsCode,
    isCodeRefused: problem?.kind === 'code',
    message: problem && messageOf(problem, t),
  };
}

/** What stands in a text field of a form. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function messageOf(problem: LoginProblem, t: ReturnType<typeof useTranslation>['t']): string {
  return problem.kind === 'limited' && problem.seconds
    ? t('ui.problem.limited_for', { seconds: problem.seconds })
    : t(`ui.problem.${problem.kind}`);
}
