import { STRANGERS } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger, media } from '@janur/ui';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { CrossIcon } from '../../parts/icons.tsx';
import { input } from '../../parts/styles.ts';
import { ToolSelect } from '../../parts/tool-select.tsx';
import { EVERYTHING, isNamed, type WishSearch } from './wish-search.ts';

interface WishFiltersProps {
  search: WishSearch;
  /** Of whom the list shows, when it shows one client's. */
  clientName: string | undefined;
  hrefOf: (change: Partial<WishSearch>) => string;
  change: (change: Partial<WishSearch>, options?: { replace: boolean }) => void;
}

/** Where it came from and when: what a flood is told by. */
export function WishFilters({ search, clientName, hrefOf, change }: WishFiltersProps) {
  const { t } = useTranslation();
  const { source, from, until, client } = search;
  const isNarrowed = (source ?? from ?? until ?? client) !== undefined;
  return (
    <>
      <ToolSelect
        label={t('wishes.source')}
        value={source ?? ''}
        options={[
          { value: '', text: t('wishes.everybody') },
          { value: STRANGERS, text: t('wishes.strangers') },
          ...(isNamed(source) ? [{ value: source, text: t('wishes.network', { name: source }) }] : []),
        ]}
        onChange={(chosen) => change({ source: chosen || undefined })}
      />
      <Time label={t('wishes.from')} value={from} onChange={(time) => change({ from: time }, { replace: true })} />
      <Time label={t('wishes.until')} value={until} onChange={(time) => change({ until: time }, { replace: true })} />
      {isNarrowed && (
        <Button component={Link} variant="subtle" color="muted" to={hrefOf({ ...EVERYTHING, search: search.search })}>
          <CrossIcon /> {clientName ? t('wishes.only', { name: clientName }) : t('wishes.all_again')}
        </Button>
      )}
    </>
  );
}

interface TimeProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function Time({ label, value = '', onChange }: TimeProps) {
  const id = useId();
  return (
    <span css={field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        css={[input, { width: 'auto', minHeight: 40, fontSize: 14 }]}
      />
    </span>
  );
}

// on a phone each has a line of its own, one below the other
const field = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: ledger.muted,
  [media.phone]: { '& > label': { width: 56 }, '& > input': { flex: 1 } },
} as const;
