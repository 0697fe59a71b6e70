import type { FieldError, PublishFinding } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { problemText } from '../../parts/problem-text.ts';

/** What the checks found, each where it is with the one sentence that says what to do. */
export function Findings({ findings }: { findings: readonly PublishFinding[] }) {
  const { t } = useTranslation();
  return (
    <ul css={{ display: 'grid', gap: 8, margin: '4px 0 0', padding: 0, listStyle: 'none' }}>
      {findings.map(({ level, path, ...problem }) => (
        <li key={`${path} ${problem.code} ${Object.values(problem.params).join(' ')}`} data-level={level} css={finding}>
          <b>{t(`registry.level.${level}`)}</b> <code css={{ overflowWrap: 'anywhere' }}>{path}</code>
          <span css={{ display: 'block', lineHeight: 1.45, overflowWrap: 'anywhere' }}>{problemText(t, problem)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A refused version's faults, as the server's answer carries them. */
export const refusedOf = (fields: readonly FieldError[]): PublishFinding[] =>
  fields.map(({ path, code, params }) => ({
    level: 'refused',
    path: path.replace(/^(?:files|body)\./, ''),
    code,
    params,
  }));

const finding = {
  padding: '8px 12px',
  borderInlineStart: `3px solid ${ledger.warning}`,
  borderRadius: '4px 10px 10px 4px',
  background: ledger.head,
  '& b': { color: ledger.warning },
  '&[data-level=refused]': { borderColor: ledger.danger, background: ledger.dangerGround },
  '&[data-level=refused] b': { color: ledger.danger },
} as const;
