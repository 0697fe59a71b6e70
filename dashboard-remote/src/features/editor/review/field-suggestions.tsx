import type { Suggestion } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useEditor } from '../editor-context.tsx';
import { SuggestionActions } from './suggestion-actions.tsx';
import { idPathOf } from './taken-over.ts';
import { type Review, useReview } from './use-review.ts';

/** What the couple would rather read here, below the field itself. */
export function FieldSuggestions({ path }: { path: string }) {
  const review = useReview();
  return review && review.open.length > 0 ? <OfField path={path} review={review} /> : null;
}

function OfField({ path, review }: { path: string; review: Review }) {
  const place = useEditor(({ draft }) => idPathOf(draft, path));
  const said = review.open.filter((one) => one.path === place);
  if (said.length === 0) return null;
  return (
    <ul css={{ display: 'grid', gap: 8, margin: '8px 0 0', padding: 0, listStyle: 'none' }}>
      {said.map((one) => (
        <Note key={one.id} suggestion={one} review={review} />
      ))}
    </ul>
  );
}

function Note({ suggestion, review }: { suggestion: Suggestion; review: Review }) {
  const { t } = useTranslation();
  const { author, text, comment } = suggestion;
  return (
    <li css={box}>
      <span css={{ color: ledger.muted, fontSize: 13 }}>{t('drafts.suggests', { name: author })}</span>
      {text !== null && (
        <b css={{ fontWeight: 600, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text === '' ? t('drafts.nothing_there') : text}
        </b>
      )}
      {comment && <span css={{ overflowWrap: 'anywhere' }}>{comment}</span>}
      <span css={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 4 }}>
        <SuggestionActions suggestion={suggestion} review={review} />
      </span>
    </li>
  );
}

const box = {
  display: 'grid',
  gap: 4,
  padding: '10px 12px',
  borderInlineStart: `3px solid ${ledger.accent}`,
  borderRadius: '0 10px 10px 0',
  background: ledger.head,
} as const;
