import { useTranslation } from '@janur/i18n';
import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from './icon.tsx';
import { LoginAlert } from './login-alert.tsx';
import { type LoginFormProps, useLoginForm } from './use-login-form.ts';

/** Username, password with show/hide, the problem, the button. */
export function LoginForm(props: LoginFormProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const { submit, missing, isRefused, message } = useLoginForm(props);
  return (
    <form noValidate onSubmit={submit} css={{ display: 'grid', gap: 18 }}>
      <TextInput
        name="username"
        label={t('ui.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        styles={{ input: { height: HEIGHT } }}
        error={missing.username ?? isRefused}
      />
      <TextInput
        name="password"
        label={t('ui.password')}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        styles={{ input: { height: HEIGHT } }}
        error={missing.password ?? isRefused}
        rightSectionWidth="auto"
        rightSection={<ShowPassword isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
        css={{ '&& input': { paddingInlineEnd: isShown ? 152 : 104 } }}
      />
      {message && <LoginAlert>{message}</LoginAlert>}
      <Button
        type="submit"
        fullWidth
        loading={props.isSending}
        styles={{ root: { height: HEIGHT, marginTop: 6, fontSize: 16 } }}
      >
        {t('ui.log_in')}
      </Button>
    </form>
  );
}

const HEIGHT = 48;

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
