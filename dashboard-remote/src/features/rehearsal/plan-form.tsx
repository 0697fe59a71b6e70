import { type ListedEvent, type Rehearsal, type RehearsalPlan, RehearsalTrouble } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Button, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { card } from '../../parts/styles.ts';
import { ToolSelect } from '../../parts/tool-select.tsx';
import { cardTitle, quiet } from '../../parts/panel-styles.ts';
import { padded } from './styles.ts';

interface PlanFormProps {
  event: ListedEvent;
  /** How it was played the last time. */
  before: Rehearsal['plan'] | undefined;
  onStarted: () => Promise<unknown>;
}

const GATES = [1, 2, 3, 4, 5, 6, 7, 8];
const HOURS = [1, 2, 3, 4, 5, 6];
const SPEEDS = [1, 5, 10, 30, 60];
const USUAL: RehearsalPlan = { gates: 3, hours: 3, speed: 30, trouble: 'usual', people_practise: false };

/** How the evening is to be played, and the button. */
export function PlanForm({ event, before, onStarted }: PlanFormProps) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const advice = useId();
  const [plan, setPlan] = useState<RehearsalPlan>(() => playable(before) ?? USUAL);
  const start = useMutation({
    mutationFn: () => api(routes.startRehearsal, { params: { eventId: event.id }, body: plan }),
    onSettled: onStarted,
  });
  const minutes = (count: number) => count.toLocaleString(i18n.language, { maximumFractionDigits: count < 10 ? 1 : 0 });
  const numeric = (key: 'gates' | 'hours' | 'speed', choices: readonly number[], text: (value: number) => string) => (
    <ToolSelect
      label={t(`rehearsal.plan.${key}`)}
      value={String(plan[key])}
      options={choices.map((value) => ({ value: String(value), text: text(value) }))}
      onChange={(value) => setPlan({ ...plan, [key]: Number(value) })}
    />
  );
  const isEmpty = event.total_invitations === 0;
  return (
    <section aria-label={t('rehearsal.plan.title')} css={[card, padded]}>
      <h2 css={cardTitle}>{t('rehearsal.plan.title')}</h2>
      <p css={quiet}>{t('rehearsal.plan.advice')}</p>
      <div css={choices}>
        {numeric('gates', GATES, (value) => value.toLocaleString(i18n.language))}
        {numeric('hours', HOURS, (count) => t('rehearsal.plan.hours_choice', { count }))}
        {numeric('speed', SPEEDS, (value) =>
          t('rehearsal.plan.speed_choice', { speed: value, minutes: minutes((plan.hours * 60) / value) }),
        )}
        <ToolSelect
          label={t('rehearsal.plan.trouble')}
          value={plan.trouble}
          options={RehearsalTrouble.options.map((value) => ({ value, text: t(`rehearsal.trouble.${value}`) }))}
          onChange={(trouble) => setPlan({ ...plan, trouble })}
        />
      </div>
      <Switch
        checked={plan.people_practise}
        onChange={({ currentTarget: { checked } }) =>
          setPlan({ ...plan, people_practise: checked, speed: checked && plan.speed > 5 ? 5 : plan.speed })
        }
        label={t('rehearsal.plan.people')}
        description={t('rehearsal.plan.people_advice')}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginTop: 18 }}>
        <Button
          onClick={() => start.mutate()}
          loading={start.isPending}
          disabled={isEmpty}
          aria-describedby={isEmpty ? advice : undefined}
        >
          {t(before ? 'rehearsal.again' : 'rehearsal.start')}
        </Button>
        {isEmpty && (
          <span id={advice} css={[quiet, { margin: 0 }]}>
            {t('reconciliation.no_guests')}
          </span>
        )}
      </div>
      {start.isError && <Problem>{reason(start.error)}</Problem>}
    </section>
  );
}

/** The former choices, where they are among today's: the operator's command knows others. */
function playable(before: Rehearsal['plan'] | undefined): RehearsalPlan | undefined {
  if (!before) return undefined;
  const isKnown = GATES.includes(before.gates) && HOURS.includes(before.hours) && SPEEDS.includes(before.speed);
  return isKnown ? before : undefined;
}

const choices = { display: 'flex', flexWrap: 'wrap', gap: 10, margin: '16px 0 18px' } as const;
