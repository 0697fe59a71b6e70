import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { partySize } from './guests-to-bring.ts';
import { foot, forward } from './styles.ts';
import type { Preview } from './use-preview.ts';

interface TakeFootProps {
  /** Undefined while it is not known. */
  preview: Preview | undefined;
  /** The preview is that of the list as it is now. */
  isCurrent: boolean;
  hasWrong: boolean;
  isEmpty: boolean;
  onSend: () => void;
}

/** How many invitations are put in: those that are new or change. Who is the same is there already. */
export function TakeFoot({ preview, isCurrent, hasWrong, isEmpty, onSend }: TakeFootProps) {
  const { t, i18n } = useTranslation();
  const created = preview?.created ?? [];
  const count = created.length + (preview?.updated.length ?? 0);
  const people = created.reduce((sum, guest) => sum + partySize(guest), 0);
  const inWords = (number: number) => number.toLocaleString(i18n.language);
  if (isCurrent && !hasWrong && count === 0 && preview && preview.unchanged.length > 0)
    return (
      <div css={foot}>
        <Button component={Link} to="/guests" css={forward} h={48}>
          {t('imports.see_guests')}
        </Button>
        <span css={{ color: ledger.muted }}>{t('imports.nothing_to_take')}</span>
      </div>
    );
  // of an invitation that only changes, the list need not say how many it is for
  const sum =
    created.length === 0
      ? t('imports.nothing_saved')
      : t(count > created.length ? 'imports.will_be_new' : 'imports.will_be', {
          count: people,
          people: inWords(people),
        });
  return (
    <div css={foot}>
      <Button css={forward} h={48} disabled={hasWrong || isEmpty || count === 0 || !isCurrent} onClick={onSend}>
        {t('imports.take', { count, total: preview ? inWords(count) : '…' })}
      </Button>
      <span css={{ color: ledger.muted }}>{sum}</span>
    </div>
  );
}
