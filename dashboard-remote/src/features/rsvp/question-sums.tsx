import type { DataOf, getRsvpInsights } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { card } from '../../parts/styles.ts';
import { title } from './answer-chart.tsx';

type Questions = DataOf<typeof getRsvpInsights>['questions'];

/** What those who come answered to the couple's own questions: for the kitchen, the bus, the hotel. */
export function QuestionSums({ questions }: { questions: Questions | undefined }) {
  const { t, i18n } = useTranslation();
  if (!questions || questions.length === 0) return null;
  return (
    <div css={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' }}>
      {questions.map(({ name, label, answers }) => {
        const most = Math.max(...answers.map(({ total_pax }) => total_pax), 1);
        return (
          <section key={name} aria-label={label} css={[card, { padding: '18px 22px' }]}>
            <h2 css={title}>{label}</h2>
            <p css={{ margin: '2px 0 12px', color: ledger.muted }}>{t('rsvp.of_those_who_come')}</p>
            <dl css={{ display: 'grid', gap: 10, margin: 0, maxHeight: 320, overflowY: 'auto' }}>
              {answers.map((answer) => (
                <div key={answer.value}>
                  <div css={{ display: 'flex', justifyContent: 'space-between', gap: 12 }}>
                    <dt css={{ overflowWrap: 'anywhere' }}>{answer.label}</dt>
                    <dd css={{ margin: 0, whiteSpace: 'nowrap' }}>
                      <b css={{ fontWeight: 700 }}>{answer.total_pax.toLocaleString(i18n.language)}</b>{' '}
                      <span css={{ color: ledger.muted }}>{t('rsvp.answers', { count: answer.total_answers })}</span>
                    </dd>
                  </div>
                  <div css={{ height: 6, marginTop: 4, borderRadius: 3, background: ledger.line }}>
                    <div
                      style={{ width: `${(answer.total_pax / most) * 100}%` }}
                      css={{ height: '100%', borderRadius: 3, background: ledger.bar }}
                    />
                  </div>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}
