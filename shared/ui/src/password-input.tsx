import { useTranslation } from '@janur/i18n';
import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from './icon.tsx';

/** A password that can be looked at. `autoComplete` tells the browser which one it is. */
export function PasswordInput({
  autoComplete,
  ...props
}: TextInputProps & { autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      styles={{ input: { height: FIELD_HEIGHT }, description: { fontSize: 14, lineHeight: 1.4 } }}
      rightSectionWidth="auto"
      rightSection={<ShowPassword isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
      css={{ '&& input': { paddingInlineEnd: isShown ? 152 : 104 } }}
      {...props}
    />
  );
}

export const FIELD_HEIGHT = 48;

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
