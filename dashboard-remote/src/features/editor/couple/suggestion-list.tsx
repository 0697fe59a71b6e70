import type { Suggestion } from '@janur/contracts';
import type { DraftText } from '@janur/contracts/rules';
import { useTranslation } from '@janur/i18n';
import { LanguageSwitch, ledger } from '@janur/ui';
import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { BinIcon, PenIcon } from '../../../parts/icons.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { useTextName } from './text-name.ts';

interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  texts: readonly DraftText[];
  onPick: (text: DraftText) => void;
  onWithdraw: (id: number) => void;
}

/** What was suggested; and every text of the invitation, for those that cannot be tapped. */
export function SuggestionList({ suggestions, texts, onPick, onWithdraw }: SuggestionListProps) {
  const { t } = useTranslation();
  const nameOf = useTextName();
  const [shown, setShown] = useState<'said' | 'all'>('said');
  const written = texts.filter(({ value }) => value);
  return (
    <div css={{ display: 'grid', gap: 14, alignContent: 'start' }}>
      <SegmentedControl
        aria-label={t('drafts.lists')}
        fullWidth
        withItemsBorders={false}
        value={shown}
        onChange={setShown}
        data={[
          { value: 'said', label: t('drafts.said') },
          { value: 'all', label: t('drafts.all_texts') },
        ]}
      />
      {shown === 'said' && suggestions.length === 0 && (
        <p css={{ margin: '8px 0', color: ledger.muted }}>{t('drafts.none_yet')}</p>
      )}
      {shown === 'said' && suggestions.length > 0 && (
        <ul css={list}>
          {suggestions.map((one) => (
            <SuggestionCard key={one.id} suggestion={one}>
              {one.state === 'OPEN' && (
                <Button variant="default" leftSection={<BinIcon size={16} />} onClick={() => onWithdraw(one.id)}>
                  {t('drafts.withdraw')}
                </Button>
              )}
            </SuggestionCard>
          ))}
        </ul>
      )}
      {shown === 'all' && (
        <ul css={[list, { gap: 0 }]}>
          {written.map((text) => (
            <li key={text.path}>
              <button type="button" css={row} onClick={() => onPick(text)}>
                <span css={{ minWidth: 0, flex: 1 }}>
                  <span css={{ display: 'block', color: ledger.muted, fontSize: 13 }}>{nameOf(text.path)}</span>
                  <span css={clamp}>{text.value}</span>
                </span>
                <PenIcon size={18} css={{ flex: 'none', color: ledger.muted }} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <LanguageSwitch />
    </div>
  );
}

const list = { display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' } as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 56,
  padding: '10px 2px',
  border: 0,
  borderBottom: `1px solid ${ledger.border}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
} as const;

const clamp = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;
