import type { AuthDetail } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { LoginPage } from '@janur/ui';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../data.ts';
import { useLogOut } from '../../session/use-session.ts';
import { PasswordForm } from './password-form.tsx';

/** The only screen of who logged in with a password that was made for them. */
export function FirstPasswordPage({ account }: { account: AuthDetail }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { logOut } = useLogOut();
  const title = t('account.password.first_title');
  useDocumentTitle(`${title} | Janur`);
  return (
    <LoginPage
      title={title}
      intro={t('account.password.first_intro')}
      motto={t('login.motto')}
      mottoNote={t('login.motto_note')}
      footer={
        <Button variant="subtle" onClick={logOut}>
          {t('frame.log_out')}
        </Button>
      }
    >
      <PasswordForm
        isFirst
        username={account.username}
        verb={t('account.password.first_save')}
        onChanged={() => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })}
      />
    </LoginPage>
  );
}
