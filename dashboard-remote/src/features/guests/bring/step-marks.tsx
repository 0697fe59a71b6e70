import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { TickIcon } from '../../../parts/icons.tsx';
import { spoken } from '../../../parts/styles.ts';

const STEPS = ['source', 'columns', 'check', 'finished'] as const;

/** Where one is of four, on the page and in the browser's tab; a phone says it in a word. A step that comes has the focus. */
export function StepMarks({ step }: { step: number }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const here = t(`imports.step.${STEPS[step] ?? 'finished'}`);
  // the first one is the page, which says its name by itself
  useDocumentTitle(`${step > 0 ? `${here} · ` : ''}${t('imports.title')} | Janur`);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} css={[spoken, { margin: 0 }]}>
        {here}
      </h2>
      <ol aria-label={t('imports.steps')} css={list}>
        {STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === step ? 'step' : undefined}
            data-state={index < step ? 'done' : index === step ? 'now' : 'ahead'}
          >
            <span aria-hidden="true" css={mark}>
              {index < step ? <TickIcon size={14} /> : index + 1}
            </span>
            {t(`imports.step.${name}`)}
          </li>
        ))}
      </ol>
    </>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 18px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 14,
  '& li': { display: 'flex', alignItems: 'center', gap: 8, color: ledger.muted, fontWeight: 500 },
  '& li[data-state="now"]': { color: 'var(--mantine-color-text)', fontWeight: 700 },
  '& li[data-state="now"] > span': { background: ledger.brand, color: ledger.onBrand },
  '& li[data-state="done"] > span': { background: ledger.success, color: ledger.card },
  '@media (max-width: 40em)': { '& li:not([data-state="now"])': { fontSize: 0, gap: 0 } },
} as const;

const mark = {
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: ledger.line,
  color: ledger.muted,
  fontSize: 13,
  fontWeight: 700,
} as const;
