import type { Evening } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { card } from '../../parts/styles.ts';
import { cardTitle, name, padded, plain, quiet, row } from '../../parts/panel-styles.ts';

const KINDS = ['parties', 'people', 'gifts', 'envelopes', 'souvenirs'] as const;

/** What has come in since the event was last closed, gate by gate; taken back is less than nothing. */
export function AfterClosing({ after }: { after: NonNullable<Evening['after']> }) {
  const { t, i18n } = useTranslation();
  const written = (value: number) => value.toLocaleString(i18n.language, { signDisplay: 'exceptZero' });
  return (
    <section
      aria-label={t('evening.after')}
      css={[card, padded, after.gates.length > 0 && { borderColor: ledger.warning }]}
    >
      <h2 css={cardTitle}>{t('evening.after')}</h2>
      {after.gates.length === 0 && <p css={quiet}>{t('evening.after_none')}</p>}
      <ul css={plain}>
        {after.gates.map((gate) => (
          <li key={gate.gate ?? ''} css={row}>
            <b css={[name, { fontWeight: 600 }]}>{gate.gate ?? t('evening.no_gate')}</b>
            <span css={{ textAlign: 'end' }}>
              {KINDS.filter((kind) => gate[kind] !== 0)
                .map((kind) => t(`evening.after_${kind}`, { count: Math.abs(gate[kind]), number: written(gate[kind]) }))
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
