import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AddSlug } from '../new/add-slug.tsx';
import type { PanelProps } from '../panel.ts';

/** Another address of this client: the same content, settings of its own. */
export function NewSlugPanel({ clientId }: PanelProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [, setParams] = useSearchParams();
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <p css={{ margin: 0, maxWidth: 560, color: ledger.muted }}>{t('editor.new_slug.advice')}</p>
      <AddSlug
        clientId={clientId}
        onAdded={async (id) => {
          await queries.invalidateQueries({ queryKey: [routes.getClientDetail.path] });
          setParams({ option: String(id), panel: 'general' });
        }}
      >
        {(isSending) => (
          <Button type="submit" h={44} loading={isSending} css={{ justifySelf: 'start' }}>
            {t('editor.new_slug.add')}
          </Button>
        )}
      </AddSlug>
    </div>
  );
}
