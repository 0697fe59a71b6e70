import { GUEST_LIST_COLUMNS, type GuestListColumn } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, MultiSelect, Select } from '@mantine/core';
import { TickIcon, WarningIcon } from '../../../parts/icons.tsx';
import type { HostEvent } from '../../../parts/use-host.ts';
import type { EventWords } from './guests-to-bring.ts';
import type { Mapping, Table } from './mapping.ts';
import { chip, foot, forward, panel } from './styles.ts';
import { plain } from './words.ts';

interface ColumnsStepProps {
  table: Table;
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
  /** Their words for events, and what each is taken for. */
  words: readonly string[];
  eventWords: EventWords;
  onEventWords: (words: EventWords) => void;
  events: readonly HostEvent[];
  onNext: () => void;
}

/** Our columns, and beside each which of theirs it is read from. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { table, mapping, onMapping, words, eventWords, events, onNext } = props;
  const { t } = useTranslation();
  const used = new Set(Object.values(mapping));
  const unused = table.columns.filter(({ index }) => !used.has(index));
  const nameOf = ({ index, heading }: Table['columns'][number]) =>
    heading || t('imports.nameless_column', { place: index + 1 });
  const choices = table.columns.map((column) => ({ value: String(column.index), label: nameOf(column) }));
  const columns = GUEST_LIST_COLUMNS.filter((column) => column !== 'code' || mapping.code !== undefined);
  const openWords = words.filter((word) => eventWords[plain(word)] == null);

  function choose(column: GuestListColumn, value: string | null) {
    const chosen = value === null ? undefined : Number(value);
    const others = Object.fromEntries(Object.entries(mapping).filter(([key, at]) => key !== column && at !== chosen));
    onMapping(chosen === undefined ? others : { ...others, [column]: chosen });
  }

  return (
    <>
      <section css={panel}>
        <header css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 }}>
          <h3 css={{ margin: 0, fontSize: 17 }}>{t('imports.match')}</h3>
          <span css={{ color: ledger.muted }}>
            {t('imports.rows', { count: table.rows.length })}
            {table.skipped > 0 && ` · ${t('imports.skipped', { count: table.skipped })}`}
          </span>
        </header>
        <ul css={{ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }}>
          {columns.map((column) => {
            const index = mapping[column];
            const samples = table.columns.find((one) => one.index === index)?.samples ?? [];
            return (
              <li key={column} css={line}>
                <b css={{ fontWeight: 600 }}>{t(`imports.column.${column}`)}</b>
                <div data-cell="choice" css={{ minWidth: 0 }}>
                  <Select
                    aria-label={t('imports.from_column', { column: t(`imports.column.${column}`) })}
                    placeholder={t('imports.no_column')}
                    clearable={column !== 'name'}
                    value={index === undefined ? null : String(index)}
                    data={choices}
                    onChange={(value) => choose(column, value)}
                  />
                </div>
                <span data-cell="samples" css={{ display: 'flex', flexWrap: 'wrap', gap: 6, minWidth: 0 }}>
                  {samples.map((sample) => (
                    <span key={sample} css={chip}>
                      {sample}
                    </span>
                  ))}
                </span>
                <span css={mark} data-state={index === undefined ? 'none' : 'found'}>
                  {index !== undefined && <TickIcon size={16} />}
                  {t(index === undefined ? 'imports.empty_column' : 'imports.found_column')}
                </span>
                {column === 'events' && words.length > 0 && <Words {...props} />}
              </li>
            );
          })}
        </ul>
        {unused.length + table.nobody.length > 0 && (
          <p css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, margin: 0, color: ledger.muted }}>
            {t('imports.not_used')}
            {[...new Set([...unused.map(nameOf), ...table.nobody])].map((name) => (
              <span key={name} css={chip}>
                {name}
              </span>
            ))}
          </p>
        )}
      </section>
      {openWords.length > 0 && events.length > 0 && (
        <p css={[mark, { margin: 0 }]} data-state="ask">
          <WarningIcon size={16} /> {t('imports.words_open', { words: openWords.join(', ') })}
        </p>
      )}
      <div css={foot}>
        <Button css={forward} h={48} disabled={mapping.name === undefined} onClick={onNext}>
          {t('imports.next')}
        </Button>
        {mapping.name === undefined && <span css={{ color: ledger.danger }}>{t('imports.name_wanted')}</span>}
      </div>
    </>
  );
}

/** `A` is the Akad, `R` the Resepsi. */
function Words({ words, eventWords, onEventWords, events }: ColumnsStepProps) {
  const { t } = useTranslation();
  return (
    <div css={{ gridColumn: '1 / -1', display: 'grid', gap: 8 }}>
      <span css={{ color: ledger.muted }}>{t('imports.words_read')}</span>
      {words.map((word) => (
        <MultiSelect
          key={word}
          label={`“${word}”`}
          placeholder={eventWords[plain(word)]?.length ? undefined : t('imports.word_means_none')}
          value={(eventWords[plain(word)] ?? []).map(String)}
          data={events.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={(ids) => onEventWords({ ...eventWords, [plain(word)]: ids.length > 0 ? ids.map(Number) : null })}
        />
      ))}
    </div>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: '170px minmax(160px, 240px) minmax(0, 1fr) max-content',
  alignItems: 'center',
  gap: '8px 14px',
  padding: '10px 0',
  borderTop: `1px solid ${ledger.border}`,
  '@media (max-width: 56em)': {
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    '& > [data-cell="choice"]': { gridColumn: '1 / -1', gridRow: 2 },
    '& > [data-cell="samples"]': { gridColumn: '1 / -1', gridRow: 3 },
  },
} as const;

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 600,
  '&[data-state="found"]': { color: ledger.success },
  '&[data-state="none"]': { color: ledger.muted },
  '&[data-state="ask"]': { color: ledger.warning },
} as const;
