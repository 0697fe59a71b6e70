import { useTranslation } from '@janur/i18n';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { LoginAlert } from './login-alert.tsx';
import { FIELD_HEIGHT, PasswordInput } from './password-input.tsx';
import { type LoginFormProps, useLoginForm } from './use-login-form.ts';

/** Username, password with show/hide, the problem, the button. */
export function LoginForm(props: LoginFormProps) {
  const { t } = useTranslation();
  const { submit, missing, isRefused, wantsCode, isCodeRefused, message } = useLoginForm(props);
  return (
    <form noValidate onSubmit={submit} css={{ display: 'grid', gap: 18 }}>
      <TextInput
        name="username"
        label={t('ui.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        styles={{ input: { height: FIELD_HEIGHT } }}
        error={missing.username ?? isRefused}
      />
      <PasswordInput
        name="password"
        label={t('ui.password')}
        autoComplete="current-password"
        error={missing.password ?? isRefused}
      />
      {wantsCode && (
        <TextInput
          name="recovery_code"
          label={t('ui.recovery_code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          styles={{ input: { height: FIELD_HEIGHT } }}
          error={isCodeRefused}
        />
      )}
      <Checkbox name="stay_signed_in" label={t('ui.stay_signed_in')} />
      {message && <LoginAlert>{message}</LoginAlert>}
      <Button
        type="submit"
        fullWidth
        loading={props.isSending}
        styles={{ root: { height: FIELD_HEIGHT, marginTop: 6, fontSize: 16 } }}
      >
        {t('ui.log_in')}
      </Button>
    </form>
  );
}
