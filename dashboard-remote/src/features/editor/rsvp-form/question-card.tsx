import type { RsvpField } from '@janur/contracts';
import { isRequired } from '@janur/contracts/rsvp';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { PenIcon, WarningIcon } from '../../../parts/icons.tsx';
import { card } from '../media/styles.ts';
import { SortableRow } from '../media/sortable-rows.tsx';
import { useForm } from './form-context.ts';
import { OptionRows } from './option-rows.tsx';
import { QuestionFields } from './question-fields.tsx';
import { hasOptions } from './questions.ts';
import { useQuestionWords } from './use-question-words.ts';

export interface QuestionCardProps {
  path: string;
  field: RsvpField;
  index: number;
  count: number;
  depth: number;
  onMove: (from: number, to: number) => void;
  onChange: (field: RsvpField) => void;
  onRemove: (words: string) => void;
}

/** One question: closed it says what it asks and how; open it is edited, with its options and what hangs on them. */
export function QuestionCard(props: QuestionCardProps) {
  const { path, field, index, count, depth, onMove, onChange, onRemove } = props;
  const { t } = useTranslation();
  const form = useForm();
  const { questionOf, warningWords } = useQuestionWords();
  const words = questionOf(field);
  const isOpen = form.opened.has(path);
  const warnings = form.warnings.filter((warning) => warning.path === path);
  const isWarnedWithin = form.warnings.some((warning) => warning.path.startsWith(`${path}.`));
  return (
    <SortableRow
      id={path}
      name={words}
      index={index}
      count={count}
      onMove={onMove}
      onRemove={() => onRemove(words)}
      css={{ ...card, padding: '4px 6px', '&:has(> div > div > [aria-expanded=true])': { borderColor: ledger.brand } }}
      head={
        <button type="button" aria-expanded={isOpen} onClick={() => form.toggle(path, !isOpen)} css={head}>
          <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <b css={{ fontWeight: 700 }}>{words}</b>
            {isRequired(field) && <span css={{ color: ledger.danger }}> *</span>}
            <span css={{ display: 'block', color: ledger.muted, fontSize: 13 }}>
              {t(`rsvp_form.type.${field.type}`)}
              {hasOptions(field) && `, ${t('rsvp_form.options_count', { count: field.options?.length ?? 0 })}`}
            </span>
          </span>
          <span css={{ display: 'inline-flex', gap: 6, marginInlineStart: 'auto', color: ledger.warning }}>
            {(warnings.length > 0 || (isWarnedWithin && !isOpen)) && (
              <WarningIcon role="img" aria-hidden={false} aria-label={t('rsvp_form.has_warnings')} />
            )}
            <PenIcon css={{ color: isOpen ? ledger.brand : ledger.muted }} />
          </span>
        </button>
      }
    >
      {warnings.length > 0 && (
        <ul css={warningList}>
          {warnings.map((warning) => (
            <li key={`${warning.kind} ${warning.what ?? ''}`}>{warningWords(warning)}</li>
          ))}
        </ul>
      )}
      {isOpen && (
        <div css={{ display: 'grid', gap: 16, padding: '10px 10px 14px' }}>
          <QuestionFields path={path} field={field} onChange={onChange} />
          {hasOptions(field) && <OptionRows path={path} field={field} depth={depth} onChange={onChange} />}
        </div>
      )}
    </SortableRow>
  );
}

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 48,
  padding: '4px 6px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: ledger.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: 'var(--ledger-hover)' },
} as const;

const warningList = {
  margin: '2px 10px 8px 36px',
  padding: 0,
  listStyle: 'none',
  color: ledger.warning,
  fontSize: 14,
  fontWeight: 500,
} as const;
