import { limitAt, RowCorrections } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { problemText } from '../../../parts/problem-text.ts';
import type { WrongGuest } from './problems.ts';

interface MendCardProps {
  wrong: WrongGuest;
  onMend: (text: string) => void;
  /** What looks odd is right. */
  onSure: () => void;
  /** It is the guest who has that code. */
  onSame: (code: string) => void;
  /** It is an invitation of its own, with the number of another. */
  onApart: () => void;
  onLeaveOut: () => void;
}

/** One guest with one cell that cannot be taken: mended here, emptied where nobody needs it, or left out. */
export function MendCard({ wrong, onMend, onSure, onSame, onApart, onLeaveOut }: MendCardProps) {
  const { t } = useTranslation();
  const { guest, column, problem } = wrong;
  const odd = 'mayBeRight' in problem ? problem : undefined;
  const people = Number(guest.values.total_guests);
  const code = 'params' in problem ? problem.params.code : undefined;
  const isOfOther = problem.code === 'number_elsewhere';
  const [text, setText] = useState(guest.values[column] ?? '');
  const isNumber = column === 'phone_number' || column === 'total_guests';
  return (
    <li css={card}>
      <div css={{ display: 'flex', justifyContent: 'space-between', gap: 10 }}>
        <b css={{ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {guest.values.name ?? t('imports.no_name')}
        </b>
        <span css={{ color: ledger.muted, whiteSpace: 'nowrap' }}>{t('imports.row_number', { row: guest.row })}</span>
      </div>
      <TextInput
        label={t(`imports.column.${column}`)}
        error={'params' in problem ? problemText(t, problem) : t(`imports.odd.${problem.code}`, { count: people })}
        inputMode={isNumber ? 'tel' : 'text'}
        maxLength={limitAt(RowCorrections, '1.name')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && onMend(text)}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button disabled={text === (guest.values[column] ?? '')} onClick={() => onMend(text)}>
          {t('imports.use_it')}
        </Button>
        {odd?.mayBeRight && (
          <Button variant="default" onClick={onSure}>
            {odd.code === 'many_people' ? t('imports.right_people', { count: people }) : t('imports.right_number')}
          </Button>
        )}
        {isOfOther && typeof code === 'string' && (
          <Button variant="default" onClick={() => onSame(code)}>
            {t('imports.same_person')}
          </Button>
        )}
        {(isOfOther || (problem.code === 'several_guests' && column === 'phone_number')) && (
          <Button variant="default" onClick={onApart}>
            {t('imports.of_its_own')}
          </Button>
        )}
        {column !== 'name' && (
          <Button variant="default" onClick={() => onMend('')}>
            {t('imports.without', { column: t(`imports.column.${column}`) })}
          </Button>
        )}
        <Button variant="subtle" onClick={onLeaveOut}>
          {t('imports.leave_out_guest')}
        </Button>
      </div>
    </li>
  );
}

const card = {
  display: 'grid',
  gap: 10,
  padding: 14,
  border: `1px solid ${ledger.danger}`,
  borderRadius: 12,
  background: ledger.card,
} as const;
