import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { EyeIcon, EyeOffIcon, type LoginFormProps, RefusedIcon, useLoginForm } from '@janur/ui';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';

export function LoginForm(props: LoginFormProps) {
  const { t } = useTranslation();
  const { submit, missing, isRefused, message } = useLoginForm(props);
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
      <PasswordField isInvalid={isRefused} problem={missing.password} />
      {message && (
        <div role="alert" css={alert}>
          <RefusedIcon size={20} />
          <span>{message}</span>
        </div>
      )}
      <Button type="submit" tone="brand" aria-busy={props.isSending}>
        {t('ui.log_in')}
      </Button>
    </form>
  );
}

interface PasswordFieldProps {
  isInvalid: boolean;
  problem: string | undefined;
}

function PasswordField({ isInvalid, problem }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
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
