import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { Warning } from '../../design/icons.tsx';
import { Stepper } from '../../design/stepper.tsx';
import { SHORT } from '../../design/tokens.ts';

interface PartyChoiceProps {
  people: number;
  /** How many may come in; 0 when nobody knows. */
  expected: number;
  note: string | undefined;
  onChange: (people: number) => void;
  isLocked: boolean;
}

/** All, some or more: one tap each, and the exact number beside it. More than expected is allowed and says so. */
export function PartyChoice({ people, expected, note, onChange, isLocked }: PartyChoiceProps) {
  const { t } = useTranslation();
  const isAbove = expected > 0 && people > expected;
  const choices = [
    { label: t('pax.all', { count: expected }), isOn: people === expected, people: expected },
    { label: t('pax.some'), isOn: people < expected, people: expected - 1 },
    { label: t('pax.beyond'), isOn: people > expected, people: expected + 1 },
  ].filter((choice) => choice.people > 0);
  return (
    <div css={{ display: 'grid', gap: 10 }}>
      {expected > 1 && (
        <div css={row}>
          {choices.map((choice) => (
            <button
              key={choice.label}
              type="button"
              aria-pressed={choice.isOn}
              disabled={isLocked}
              onClick={() => {
                if (!choice.isOn) onChange(choice.people);
              }}
            >
              {choice.label}
            </button>
          ))}
        </div>
      )}
      <Stepper
        label={t('pax.coming')}
        note={isAbove ? <Above expected={expected} /> : note}
        value={people}
        onChange={onChange}
        isLocked={isLocked}
      />
    </div>
  );
}

/** In the place of what is expected: a line of its own would move the button from under the thumb. */
function Above({ expected }: { expected: number }) {
  const { t } = useTranslation();
  return (
    <span role="status" css={warning}>
      <Warning size={18} />
      {t('pax.above', { count: expected })}
    </span>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(88px, 100%), 1fr))',
  gap: 8,
  '& button': {
    minHeight: 56,
    padding: '6px 8px',
    border: 0,
    borderRadius: 16,
    background: 'var(--wash)',
    fontWeight: 700,
    fontSize: 'min(1.0625rem, 6vw)',
    lineHeight: 1.15,
  },
  '& button[aria-pressed=true]': { background: 'transparent', boxShadow: 'inset 0 0 0 3px var(--ink)' },
  [SHORT]: { gap: 6, '& button': { minHeight: 48, padding: '4px', fontSize: 'min(1.0625rem, 4.7vw)' } },
});

const warning = css({ display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: 800 });
