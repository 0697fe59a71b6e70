import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { EyeIcon, EyeOffIcon, type LoginProblem, RefusedIcon } from '@janur/ui';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';

export interface Credentials {
  username: string;
  password: string;
}

interface LoginFormProps {
  onLogIn: (credentials: Credentials) => void;
  isSending: boolean;
  problem: LoginProblem | undefined;
}

/** Never disabled: pressing the button says what is missing. */
export function LoginForm({ onLogIn, isSending, problem }: LoginFormProps) {
  const { t } = useTranslation();
  const [missing, setMissing] = useState<keyof Credentials>();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const isRefused = problem?.kind === 'refused';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const given = { username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const absent = given.username === '' ? 'username' : given.password === '' ? 'password' : undefined;
    setMissing(absent);
    if (absent) (absent === 'username' ? username : password).current?.focus();
    else onLogIn(given);
  }

  return (
    <form noValidate onSubmit={submit} css={form}>
      <Field
        ref={username}
        name="username"
        label={t('ui.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        isInvalid={isRefused}
        problem={missing === 'username' ? t('ui.username_missing') : undefined}
      />
      <PasswordField
        ref={password}
        isInvalid={isRefused}
        problem={missing === 'password' ? t('ui.password_missing') : undefined}
      />
      {problem && <Alert problem={problem} />}
      <Button type="submit" tone="brand" aria-busy={isSending}>
        {t('ui.log_in')}
      </Button>
    </form>
  );
}

interface PasswordFieldProps {
  ref: Ref<HTMLInputElement>;
  isInvalid: boolean;
  problem: string | undefined;
}

function PasswordField({ ref, isInvalid, problem }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      ref={ref}
      name="password"
      label={t('ui.password')}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      isInvalid={isInvalid}
      problem={problem}
    >
      <button
        type="button"
        aria-label={t(isShown ? 'ui.hide_password' : 'ui.show_password')}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        css={eye}
      >
        {isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        {t(isShown ? 'ui.hide' : 'ui.show')}
      </button>
    </Field>
  );
}

function Alert({ problem }: { problem: LoginProblem }) {
  const { t } = useTranslation();
  return (
    <div role="alert" css={alert}>
      <RefusedIcon size={20} />
      <span>
        {problem.kind === 'limited' && problem.seconds
          ? t('ui.problem.limited_for', { seconds: problem.seconds })
          : t(`ui.problem.${problem.kind}`)}
      </span>
    </div>
  );
}

const form = css({ display: 'grid', gap: 18 });

const eye = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  height: 48,
  padding: '0 10px',
  border: 0,
  borderRadius: 8,
  background: 'transparent',
  color: 'var(--brand)',
  fontSize: 14,
  fontWeight: 600,
});

const alert = css({
  display: 'flex',
  gap: 10,
  padding: '12px 14px',
  borderRadius: 10,
  background: 'var(--no-ground)',
  color: 'var(--no)',
  fontSize: 15,
  fontWeight: 600,
  lineHeight: 1.45,
  '--icon-mark': 'var(--no-ground)',
  '& svg': { flex: 'none', marginTop: 1 },
});
