import { css } from '@emotion/react';
import { FONT_TITLE, ledger, shadow } from '@janur/ui';
import { type ReactNode, useId } from 'react';

/** One subject of the account. */
export function Section({ title, advice, children }: { title: string; advice?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={section}>
      <h2 id={id}>{title}</h2>
      {advice && <p css={{ margin: '4px 0 0', color: ledger.muted }}>{advice}</p>}
      <div css={{ marginTop: 18 }}>{children}</div>
    </section>
  );
}

/** Rows of a section: what it is, and what can be done with it. */
export const sectionList = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 16px', minHeight: 64, padding: '8px 0' },
  '& li + li': { borderTop: `1px solid ${ledger.line}` },
});

const section = css({
  marginTop: 20,
  padding: 'clamp(16px, 4vw, 24px)',
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: ledger.card,
  boxShadow: shadow,
  '& h2': { margin: 0, font: `400 24px/1.2 ${FONT_TITLE}` },
});
