import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../data.ts';

interface SlugMovesProps {
  optionId: number;
  saved: string;
  typed: string;
}

/** What becomes of the links that are out when the address changes, and the former addresses that go on leading here. */
export function SlugMoves({ optionId, saved, typed }: SlugMovesProps) {
  const { t } = useTranslation();
  const { data } = useQuery(queryOf(api, routes.getOptionSlugs, { params: { optionId } }));
  const { former = [], invited = 0 } = data?.data ?? {};
  const isMoving = typed !== '' && typed !== saved;
  const others = former.filter(({ slug }) => slug !== typed);
  return (
    <div role="status">
      {isMoving && (
        <div css={notice}>
          <b css={{ fontWeight: 700 }}>{t('editor.slug.moves', { from: saved, to: typed })}</b>
          <span>
            {invited > 0 ? t('editor.slug.sent_links', { count: invited }) : t('editor.slug.no_links')}{' '}
            {t('editor.slug.for_ever')}
          </span>
        </div>
      )}
      {others.length > 0 && (
        <p css={{ margin: isMoving ? '10px 0 0' : 0, color: ledger.muted, fontSize: 14, overflowWrap: 'anywhere' }}>
          {t('editor.slug.former', { slugs: others.map(({ slug }) => `/${slug}`).join(', ') })}
        </p>
      )}
    </div>
  );
}

const notice = {
  display: 'grid',
  gap: 4,
  padding: '12px 14px',
  borderRadius: 10,
  background: ledger.accent,
  color: ledger.onAccent,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
} as const;
