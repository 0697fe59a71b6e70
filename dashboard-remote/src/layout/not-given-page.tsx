import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link } from 'react-router';
import { useHost } from '../parts/use-host.ts';
import { Notice } from './problem-pages.tsx';

/** For a co-host at the address of what the couple did not give: who can. */
export function NotGivenPage() {
  const { t } = useTranslation();
  const couple = useHost().data?.client_name;
  useDocumentTitle(`${t('co_hosts.not_given')} | Janur`);
  return (
    <Notice
      title={t('co_hosts.not_given')}
      advice={couple ? t('co_hosts.not_given_advice', { couple }) : t('co_hosts.not_given_by_couple')}
      action={
        <Button component={Link} to="/" h={44}>
          {t('problem.home')}
        </Button>
      }
    />
  );
}
