import type { SeatedParty } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useTableTitle } from './table-title.ts';

/** Where somebody sits who was looked for. It is there before, so that it is read out when it says something. */
export function Found({ party, table }: { party: SeatedParty | undefined; table: string | undefined }) {
  const { t } = useTranslation();
  const title = useTableTitle();
  return (
    <p
      role="status"
      css={{ margin: 0, color: ledger.ink, fontSize: 15, fontWeight: 600, '&:empty': { display: 'none' } }}
    >
      {party &&
        (table === undefined
          ? t('seating.found_nowhere', { name: party.name })
          : t('seating.found', { name: party.name, table: title(table) }))}
    </p>
  );
}
