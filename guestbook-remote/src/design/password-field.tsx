import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { EyeIcon, EyeOffIcon } from '@janur/ui';
import { useState } from 'react';
import { Field } from './field.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  isInvalid?: boolean;
  problem: string | undefined;
  maxLength?: number;
}

/** A password that can be looked at. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
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
