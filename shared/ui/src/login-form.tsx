import { useTranslation } from '@janur/i18n';
import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { EyeIcon, EyeOffIcon } from './icon.tsx';
import { LoginAlert } from './login-alert.tsx';
import type { LoginProblem } from './login-problem.ts';

export interface Credentials {
  username: string;
  password: string;
}

interface LoginFormProps {
  onLogIn: (credentials: Credentials) => void;
  isSending: boolean;
  problem?: LoginProblem | undefined;
  /** Control height: `lg` 48 px, `xl` 56 px for a hand in motion. */
  size?: 'lg' | 'xl';
}

/** Username, password with show/hide, the problem, the button. Never disabled: pressing it says what is missing. */
export function LoginForm({ onLogIn, isSending, problem, size = 'lg' }: LoginFormProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const [missing, setMissing] = useState<keyof Credentials>();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const height = size === 'xl' ? 56 : 48;
  const isRefused = problem?.kind === 'refused';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const given = {
      username: username.current?.value.trim() ?? '',
      password: password.current?.value ?? '',
    };
    const absent = given.username === '' ? 'username' : given.password === '' ? 'password' : undefined;
    setMissing(absent);
    if (absent) (absent === 'username' ? username : password).current?.focus();
    else onLogIn(given);
  }

  return (
    <form noValidate onSubmit={submit} css={{ display: 'grid', gap: 18 }}>
      <TextInput
        ref={username}
        name="username"
        label={t('ui.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        styles={{ input: { height } }}
        error={missing === 'username' ? t('ui.username_missing') : isRefused}
      />
      <TextInput
        ref={password}
        name="password"
        label={t('ui.password')}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        styles={{ input: { height } }}
        error={missing === 'password' ? t('ui.password_missing') : isRefused}
        rightSectionWidth="auto"
        rightSection={<ShowPassword isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
        css={{ '&& input': { paddingInlineEnd: isShown ? 152 : 104 } }}
      />
      {problem && <LoginAlert problem={problem} />}
      <Button type="submit" fullWidth loading={isSending} styles={{ root: { height, marginTop: 6, fontSize: 16 } }}>
        {t('ui.log_in')}
      </Button>
    </form>
  );
}

function ShowPassword({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  return (
    <UnstyledButton
      aria-label={t(isShown ? 'ui.hide_password' : 'ui.show_password')}
      aria-pressed={isShown}
      onClick={onToggle}
      css={{
        '&&': {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 7,
          height: 40,
          marginInlineEnd: 4,
          paddingInline: 10,
          borderRadius: 8,
          fontSize: 14,
          fontWeight: 600,
          color: 'var(--ledger-quiet)',
        },
        '&&:hover': { background: 'var(--ledger-hover)' },
      }}
    >
      {isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
      {t(isShown ? 'ui.hide' : 'ui.show')}
    </UnstyledButton>
  );
}
