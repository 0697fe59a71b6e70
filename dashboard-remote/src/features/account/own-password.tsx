import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../session/use-session.ts';
import { PasswordForm } from './password-form.tsx';
import { Section } from './section.tsx';
import { SESSIONS_KEY } from './use-sessions.ts';

/** The own password; its form is there when it is wanted. */
export function OwnPassword() {
  const { t } = useTranslation();
  const { username } = useAccount();
  const queries = useQueryClient();
  const [state, setState] = useState<'closed' | 'open' | 'changed'>('closed');
  const changed = () => {
    setState('changed');
    void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
  };
  return (
    <Section title={t('account.password.title')}>
      <p
        role="status"
        css={{ margin: '0 0 12px', color: ledger.success, fontWeight: 600, '&:empty': { display: 'none' } }}
      >
        {state === 'changed' && t('account.password.changed')}
      </p>
      {state === 'open' ? (
        <PasswordForm username={username} verb={t('account.password.change')} onChanged={changed} />
      ) : (
        <Button variant="default" h={44} onClick={() => setState('open')}>
          {t('account.password.change')}
        </Button>
      )}
    </Section>
  );
}
