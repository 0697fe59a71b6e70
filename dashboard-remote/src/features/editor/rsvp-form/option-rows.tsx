import type { RsvpField, RsvpFieldOption } from '@janur/contracts';
import { isNegativeAttendance, rsvpRole } from '@janur/contracts/rsvp';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, TextInput } from '@mantine/core';
import { moved } from '../bind.ts';
import { BranchIcon, PlusIcon } from '../../../parts/icons.tsx';
import { fieldLabel } from '../media/styles.ts';
import { SortableRow, SortableRows } from '../media/sortable-rows.tsx';
import { useForm } from './form-context.ts';
import { NumberInputField } from './number-input.tsx';
import { QuestionList } from './question-list.tsx';
import { MOST, newOption, newQuestion, valueTypeOf, withOptionLabel } from './questions.ts';
import { useQuestionWords } from './use-question-words.ts';

/** A number that people still read; the contract has no limit. */
const MAX_NUMBER = 1_000_000;

interface OptionRowsProps {
  path: string;
  field: RsvpField;
  depth: number;
  onChange: (field: RsvpField) => void;
}

/** The choices of a question, each with what is asked of whom chooses it. */
export function OptionRows({ path, field, depth, onChange }: OptionRowsProps) {
  const { t } = useTranslation();
  const form = useForm();
  const options = field.options ?? [];
  const put = (next: RsvpFieldOption[]) => onChange({ ...field, options: next });
  const isBoolean = valueTypeOf(options) === 'boolean' && options.length > 0;
  const isFull = options.length >= (isBoolean ? 2 : MOST.options);
  const ids = options.map((_, index) => `${path}.options.${index}`);
  const move = (from: number, to: number) => {
    put(moved(options, from, to));
    form.moved(path);
  };
  return (
    <div>
      <span css={{ ...fieldLabel, fontSize: 14 }}>{t('rsvp_form.options')}</span>
      <SortableRows label={t('rsvp_form.options')} ids={ids} onMove={move}>
        {options.map((option, index) => (
          <OptionRow
            // options have no ids of their own: their place is their name
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            path={`${path}.options.${index}`}
            isComing={rsvpRole(field.name) === 'attendance' || field.name === 'attendance_type'}
            option={option}
            index={index}
            count={options.length}
            depth={depth}
            onMove={move}
            onChange={(changed) => put(options.with(index, changed))}
            onRemove={(words) => {
              form.offer(t('media.removed', { name: words }));
              put(options.toSpliced(index, 1));
              form.moved(path);
            }}
          />
        ))}
      </SortableRows>
      <Button
        variant="subtle"
        css={{ marginTop: 8 }}
        disabled={isFull}
        onClick={() => put([...options, newOption(options)])}
      >
        <PlusIcon /> {t('rsvp_form.add_option')}
      </Button>
    </div>
  );
}

interface OptionRowProps {
  path: string;
  /** The question asks whether the guest comes. */
  isComing: boolean;
  option: RsvpFieldOption;
  index: number;
  count: number;
  depth: number;
  onMove: (from: number, to: number) => void;
  onChange: (option: RsvpFieldOption) => void;
  onRemove: (words: string) => void;
}

function OptionRow(props: OptionRowProps) {
  const { path, isComing, option, index, count, depth, onMove, onChange, onRemove } = props;
  const { t } = useTranslation();
  const form = useForm();
  const { optionWords } = useQuestionWords();
  const words = optionWords(option);
  const children = option.children ?? [];
  const putChildren = (next: RsvpField[]) => {
    const { children: _before, ...rest } = option;
    onChange(next.length > 0 ? { ...rest, children: next } : rest);
  };
  const isNo = isComing && isNegativeAttendance(option.value);
  return (
    <SortableRow
      id={path}
      name={words}
      index={index}
      count={count}
      onMove={onMove}
      onRemove={() => onRemove(words)}
      head={
        <div css={fields}>
          <TextInput
            aria-label={t('rsvp_form.option_words', { number: index + 1 })}
            placeholder={typeof option.value === 'boolean' ? words : t('rsvp_form.option_placeholder')}
            value={option.label}
            maxLength={MOST.optionLabel}
            styles={{ input: { fontSize: 14 } }}
            onChange={({ currentTarget }) => onChange(withOptionLabel(option, currentTarget.value))}
          />
          <OptionValue option={option} number={index + 1} isComing={isComing} onChange={onChange} />
          {isComing && (
            <span css={{ ...mark, color: isNo ? ledger.danger : ledger.success }}>
              {t(isNo ? 'rsvp_form.says_no' : 'rsvp_form.says_yes')}
            </span>
          )}
        </div>
      }
    >
      {(children.length > 0 || depth < MOST.depth) && (
        <div css={branch}>
          {children.length > 0 && (
            <>
              <span css={{ display: 'flex', alignItems: 'center', gap: 6, color: ledger.muted, fontSize: 13 }}>
                <BranchIcon /> {t('rsvp_form.asked_then', { option: words })}
              </span>
              <QuestionList
                path={`${path}.children`}
                fields={children}
                depth={depth + 1}
                onChange={(next) => putChildren(next)}
              />
            </>
          )}
          {depth < MOST.depth && (
            <Button
              variant="subtle"
              aria-label={t('rsvp_form.add_child_of', { option: words })}
              css={{ justifySelf: 'start', minHeight: 36, fontSize: 13 }}
              disabled={children.length >= MOST.children}
              onClick={() => {
                putChildren([...children, newQuestion(form.taken)]);
                form.toggle(`${path}.children.${children.length}`, true);
              }}
            >
              <PlusIcon size={16} /> {t('rsvp_form.add_child')}
            </Button>
          )}
        </div>
      )}
    </SortableRow>
  );
}

/** What is stored for the choice: the couple's guest list and their files show it. */
function OptionValue({
  option,
  number,
  isComing,
  onChange,
}: {
  option: RsvpFieldOption;
  number: number;
  isComing: boolean;
  onChange: (option: RsvpFieldOption) => void;
}) {
  const { t } = useTranslation();
  const label = t('rsvp_form.option_value', { number });
  const { value } = option;
  if (typeof value === 'boolean')
    return isComing ? <span /> : <span css={mark}>{t(value ? 'rsvp_form.yes' : 'rsvp_form.no')}</span>;
  if (typeof value === 'number')
    return (
      <NumberInputField
        label=""
        aria={label}
        value={value}
        min={-MAX_NUMBER}
        max={MAX_NUMBER}
        onChange={(next) => onChange({ ...option, value: next ?? 0 })}
      />
    );
  return (
    <TextInput
      aria-label={label}
      value={value}
      maxLength={MOST.value}
      styles={{ input: { fontSize: 14 } }}
      onChange={({ currentTarget }) => onChange({ ...option, value: currentTarget.value })}
    />
  );
}

const fields = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto',
  alignItems: 'center',
  gap: 8,
  '@container (max-width: 460px)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '6px 0' },
} as const;

const mark = { fontSize: 13, fontWeight: 600, whiteSpace: 'nowrap' } as const;

/** What hangs on an option stands under it, behind a line. */
const branch = {
  display: 'grid',
  gap: 8,
  margin: '2px 0 4px 13px',
  paddingInlineStart: 18,
  borderInlineStart: `2px solid ${ledger.border}`,
  '@container (max-width: 460px)': { marginInlineStart: 4, paddingInlineStart: 8 },
} as const;
