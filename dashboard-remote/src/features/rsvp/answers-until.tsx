import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { card } from '../../parts/styles.ts';
import { hostQuery } from '../../parts/use-host.ts';
import { fromWallClock, toWallClock } from '../../parts/wall-clock.ts';

/** Until when guests may answer by themselves: to the end of a day where the first event is. */
export function AnswersUntil({ until, timeZone }: { until: string | null; timeZone: string }) {
  const { t } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const known = toWallClock(until, timeZone).slice(0, 10);
  const [day, setDay] = useState(known);
  const save = useMutation({
    mutationFn: async (wanted: string) => {
      const answers_until = wanted === '' ? null : fromWallClock(`${wanted}T23:59`, timeZone);
      await api(routes.setAnswersUntil, { body: { answers_until } });
      await queries.invalidateQueries({ queryKey: hostQuery.queryKey });
    },
  });
  return (
    <section aria-label={t('rsvp.until.title')} css={[card, box]}>
      <div css={{ flex: '1 1 260px', minWidth: 0 }}>
        <b css={{ display: 'block', fontSize: 15, fontWeight: 700 }}>{t('rsvp.until.title')}</b>
        <span css={{ color: ledger.muted }}>{t('rsvp.until.advice')}</span>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(day);
        }}
        css={{ display: 'flex', gap: 10 }}
      >
        <TextInput
          size="md"
          type="date"
          aria-label={t('rsvp.until.title')}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Button type="submit" variant="default" h={44} disabled={day === known} loading={save.isPending}>
          {t('parts.save')}
        </Button>
      </form>
      {save.isError && <Problem>{reason(save.error)}</Problem>}
    </section>
  );
}

const box = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  marginBottom: 16,
  padding: '14px 22px',
} as const;
