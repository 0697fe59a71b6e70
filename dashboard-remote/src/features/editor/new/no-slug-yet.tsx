import type { DataOf, getClientDetail } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { ActionIcon, Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { BackIcon } from '../../../parts/icons.tsx';
import { AddSlug } from './add-slug.tsx';

/** A client that was made without an address: there is nothing to show until it has one. */
export function NoSlugYet({ client }: { client: DataOf<typeof getClientDetail> }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  useDocumentTitle(`${client.name} | Janur`);
  return (
    <div css={page}>
      <ActionIcon component={Link} to="/clients" aria-label={t('editor.back')} css={{ marginInlineStart: -8 }}>
        <BackIcon />
      </ActionIcon>
      <h1 css={{ margin: '8px 0 6px', font: `400 32px/1.1 ${FONT_TITLE}`, overflowWrap: 'anywhere' }}>{client.name}</h1>
      <p css={{ margin: '0 0 20px', color: ledger.muted }}>{t('editor.new_slug.none')}</p>
      <AddSlug
        clientId={client.id}
        onAdded={() => queries.invalidateQueries({ queryKey: [routes.getClientDetail.path] })}
      >
        {(isSending) => (
          <Button type="submit" h={48} loading={isSending}>
            {t('editor.new_slug.add')}
          </Button>
        )}
      </AddSlug>
    </div>
  );
}

const page = { width: 'min(620px, 100%)', margin: '0 auto', padding: '24px 20px 40px', fontSize: 14 } as const;
