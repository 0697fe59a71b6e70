import type { CatererChange } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Link } from 'react-router';
import { noteText } from './styles.ts';

/** What has changed, household by household; on paper the names lead nowhere. */
export function Changes({ changes, isPaper = false }: { changes: readonly CatererChange[]; isPaper?: boolean }) {
  const { t, i18n } = useTranslation();
  const more = changes.reduce((sum, { from, to }) => sum + to - from, 0);
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' });
  if (changes.length === 0) return <p css={isPaper ? undefined : noteText}>{t('caterer.same')}</p>;
  return (
    <>
      <p css={{ margin: '8px 0 4px', fontWeight: 600 }}>
        {t('caterer.changed', { count: changes.length, people: signed.format(more) })}
      </p>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {changes.map(({ guest_code, household, from, to, lines }) => (
          <li key={guest_code} css={isPaper ? paperRow : row}>
            <div css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {isPaper ? (
                <b>{household}</b>
              ) : (
                <Link to={`/guests?guest=${guest_code}`} css={name}>
                  {household}
                </Link>
              )}
              {lines.map((line) => (
                <span
                  key={`${line.what} ${line.name}`}
                  css={{ display: 'block', color: isPaper ? undefined : ledger.muted }}
                >
                  {lineText(line, t)}
                </span>
              ))}
            </div>
            <span css={{ whiteSpace: 'nowrap', fontWeight: 700 }}>
              {from === to ? t('guests.people', { count: to }) : `${from} → ${to}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

function lineText({ what, name: who, from, to }: CatererChange['lines'][number], t: Translate): string {
  const meal = (said: string | null) => said ?? t('caterer.open');
  switch (what) {
    case 'COMES':
      return t('caterer.line.comes', { name: who }) + (to ? `, ${to}` : '');
    case 'STAYS':
      return t('caterer.line.stays', { name: who });
    case 'MEAL':
      return from === null ? `${who}: ${meal(to)}` : `${who}: ${meal(from)} → ${meal(to)}`;
    case 'DIET':
      return to === null ? t('caterer.line.no_diet', { name: who }) : `${who}: ${to}`;
    case 'CHILD':
      return t(to === 'true' ? 'caterer.line.child' : 'caterer.line.adult', { name: who });
  }
}

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 14,
  padding: '10px 0',
  borderTop: `1px solid ${ledger.line}`,
  lineHeight: 1.45,
  '&:first-of-type': { borderTop: 0 },
} as const;
const paperRow = { ...row, padding: '1.2mm 0', borderTop: '0.2mm solid #cfc9bd', breakInside: 'avoid' } as const;
const name = {
  color: ledger.ink,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
