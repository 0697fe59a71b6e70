import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { type LoginFormProps, useLoginForm } from '@janur/ui';
import { Alert } from '../../design/alert.tsx';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { PasswordField } from '../../design/password-field.tsx';

export function LoginForm(props: LoginFormProps) {
  const { t } = useTranslation();
  const { submit, missing, isRefused, wantsCode, isCodeRefused, message } = useLoginForm(props);
  return (
    <form noValidate onSubmit={submit} css={form}>
      <Field
        name="username"
        label={t('ui.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        isInvalid={isRefused}
        problem={missing.username}
      />
      <PasswordField
        name="password"
        label={t('ui.password')}
        autoComplete="current-password"
        isInvalid={isRefused}
        problem={missing.password}
      />
      {wantsCode && (
        <Field
          name="recovery_code"
          label={t('ui.recovery_code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          isInvalid={isCodeRefused}
        />
      )}
      <label css={stay}>
        <input type="checkbox" name="stay_signed_in" defaultChecked />
        {t('ui.stay_signed_in')}
      </label>
      {message && <Alert>{message}</Alert>}
      <Button type="submit" tone="brand" aria-busy={props.isSending}>
        {t('ui.log_in')}
      </Button>
    </form>
  );
}

const form = css({ display: 'grid', gap: 18 });

const stay = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  fontWeight: 600,
  '& input': { width: 24, height: 24, margin: 0, accentColor: 'var(--brand)' },
});
