import { ledger } from '@janur/ui';
import { ChevronDownIcon } from './icons.tsx';
import { mutedOption } from './styles.ts';

interface ToolSelectProps<Value extends string> {
  label: string;
  value: Value;
  /** `isMuted` is one that can be chosen and changes nothing. */
  options: readonly { value: Value; text: string; isMuted?: true }[];
  onChange: (value: Value) => void;
  /** Where the word stands beside the choice; elsewhere it is only spoken. */
  labelShown?: 'always' | 'wide' | 'never';
}

/** A native select that carries its label inside: the platform's own list, keyboard and screen reader. */
export function ToolSelect<Value extends string>(props: ToolSelectProps<Value>) {
  const { label, value, options, onChange, labelShown = 'always' } = props;
  return (
    <label css={box}>
      {labelShown !== 'never' && (
        <span data-shown={labelShown} css={word}>
          {label}
        </span>
      )}
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
        css={select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} css={option.isMuted && mutedOption}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDownIcon css={{ position: 'absolute', right: 9, pointerEvents: 'none', color: ledger.muted }} />
    </label>
  );
}

const box = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  height: 40,
  paddingInlineStart: 12,
  border: `1px solid ${ledger.control}`,
  borderRadius: 10,
  background: ledger.card,
  fontSize: 14,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '@media (hover: none)': { height: 44 },
  '&:hover': { borderColor: ledger.brand },
  '&:focus-within': {
    borderColor: ledger.brand,
    boxShadow: `inset 0 0 0 1px ${ledger.brand}, 0 0 0 3px ${ledger.accent}`,
  },
} as const;

const word = {
  color: ledger.muted,
  '@container (max-width: 560px)': { '&[data-shown=wide]': { display: 'none' } },
} as const;

const select = {
  alignSelf: 'stretch',
  flex: 1,
  minWidth: 0,
  padding: '0 34px 0 0',
  '@container (max-width: 560px)': { paddingInlineEnd: 28 },
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: ledger.ink,
  font: 'inherit',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  appearance: 'none',
  fieldSizing: 'content',
  cursor: 'pointer',
  '&:focus-visible': { outline: 'none' },
} as const;
