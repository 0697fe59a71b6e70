import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Empty } from '../../parts/empty.tsx';

/** Nothing found, or nothing there yet: only the first has something to undo. */
export function ClientsEmpty({ isNarrowed, allHref }: { isNarrowed: boolean; allHref: string }) {
  const { t } = useTranslation();
  return (
    <Empty
      title={t(isNarrowed ? 'clients.nothing_found' : 'clients.none_yet')}
      advice={t(isNarrowed ? 'clients.nothing_found_advice' : 'clients.none_yet_advice')}
      action={
        isNarrowed && (
          <Button component={Link} to={allHref} h={44}>
            {t('clients.show_all')}
          </Button>
        )
      }
    />
  );
}
