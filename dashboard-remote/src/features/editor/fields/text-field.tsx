import { isWebUrl } from '@janur/contracts/rules';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Bound } from '../bind.ts';
import { draftLimit } from '../draft/limits.ts';
import { FieldSuggestions } from '../review/field-suggestions.tsx';
import { useFieldTexts } from './use-field-texts.ts';

interface TextFieldProps {
  of: Bound<string | null>;
  /** Where the contract's pattern says it; every other limit is read from the contract. */
  max?: number;
  placeholder?: string;
  /** Lines at first; it grows with what is written. */
  lines?: number;
  label?: string;
  /** CSS and other code: same-width letters, no spelling. */
  isCode?: boolean;
  isRequired?: boolean;
}

/** A text that may be empty, which is kept as null. */
export function TextField({ of, max, placeholder, lines, label, isCode, isRequired }: TextFieldProps) {
  const { t } = useTranslation();
  const texts = useFieldTexts(of, label);
  const limit = max ?? draftLimit(of.path);
  const isFull = limit !== undefined && (of.value?.length ?? 0) >= limit;
  const common = {
    ...texts,
    value: of.value ?? '',
    error: of.error,
    placeholder,
    maxLength: limit,
    spellCheck: !isCode,
    'aria-required': isRequired,
    'data-path': of.path,
    styles: { input: { fontSize: 14, ...(isCode && { fontFamily: 'ui-monospace, monospace', fontSize: 13 }) } },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      of.onChange(currentTarget.value === '' && !isRequired ? null : currentTarget.value),
  };
  return (
    <div css={{ minWidth: 0 }}>
      {lines ? <Textarea {...common} autosize minRows={lines} maxRows={24} /> : <TextInput {...common} />}
      {/* what is pasted beyond it is cut off by the browser, without a word of its own */}
      <p role="status" css={full}>
        {isFull && t('editor.full', { max: limit })}
      </p>
      <FieldSuggestions path={of.path} />
    </div>
  );
}

const full = {
  margin: '4px 0 0',
  color: ledger.warning,
  fontSize: 13,
  fontWeight: 600,
  '&:empty': { display: 'none' },
} as const;

/** An http(s) address or a file of ours. What is none is said when the field is left, not while it is typed. */
export function UrlField({
  of,
  label,
  placeholder = 'https://',
}: Pick<TextFieldProps, 'of' | 'label' | 'placeholder'>) {
  const { t } = useTranslation();
  const [isTyping, setIsTyping] = useState(false);
  const texts = useFieldTexts(of, label);
  const isBad = !isTyping && of.value !== null && !isWebUrl(of.value);
  return (
    <TextInput
      {...texts}
      type="url"
      inputMode="url"
      value={of.value ?? ''}
      placeholder={placeholder}
      maxLength={draftLimit(of.path)}
      spellCheck={false}
      data-path={of.path}
      error={of.error ?? (isBad ? t('editor.problem.url') : undefined)}
      styles={{ input: { fontSize: 14 } }}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
      onChange={({ currentTarget }) => of.onChange(currentTarget.value.trim() || null)}
    />
  );
}
