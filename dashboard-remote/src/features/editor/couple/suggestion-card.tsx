import type { Suggestion } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import type { ReactNode } from 'react';
import { useSectionName, useTextName } from './text-name.ts';

/** One suggestion: of what, by whom, the former words and the new ones, and what became of it. */
export function SuggestionCard({ suggestion, children }: { suggestion: Suggestion; children?: ReactNode }) {
  const { t } = useTranslation();
  const nameOf = useTextName();
  const sectionName = useSectionName();
  const { path, section, before, text, comment, author, state, answer } = suggestion;
  return (
    <li css={box} data-state={state}>
      <div css={{ display: 'flex', gap: 10, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <b css={{ fontWeight: 700 }}>{path ? nameOf(path) : sectionName(section)}</b>
        <span css={{ color: ledger.muted, whiteSpace: 'nowrap', fontSize: 13 }}>
          {state === 'OPEN' ? author : `${author} · ${t(`drafts.state.${state}`)}`}
        </span>
      </div>
      {text !== null && (
        <p css={words}>
          {before && <del css={{ color: ledger.muted, textDecorationColor: ledger.control }}>{before}</del>}
          <ins css={{ textDecoration: 'none', fontWeight: 600 }}>{text === '' ? t('drafts.nothing_there') : text}</ins>
        </p>
      )}
      {text === null && before && <p css={[words, { color: ledger.muted }]}>“{before}”</p>}
      {comment && <p css={words}>{comment}</p>}
      {answer && (
        <p css={reply}>
          <b>{t('drafts.organiser')}</b> {answer}
        </p>
      )}
      {children && <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>{children}</div>}
    </li>
  );
}

const box = {
  display: 'grid',
  gap: 8,
  padding: '14px 16px',
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: ledger.card,
  fontSize: 14,
  '&[data-state="DECLINED"], &[data-state="TAKEN"]': { background: ledger.head },
} as const;

const words = {
  display: 'grid',
  gap: 4,
  margin: 0,
  maxHeight: 240,
  overflow: 'auto',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;

const reply = {
  margin: 0,
  padding: '8px 12px',
  borderRadius: 10,
  background: 'var(--mantine-color-body)',
  overflowWrap: 'anywhere',
} as const;
