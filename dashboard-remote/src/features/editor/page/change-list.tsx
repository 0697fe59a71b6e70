import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import type { Path, Value } from '../draft/values.ts';
import { isRecord } from '../draft/values.ts';
import { panelOf } from '../panels/panel-list.ts';

/** One change in words: where, from what, to what. */
export function ChangeLine({ path, from, to }: { path: Path; from: Value; to: Value }) {
  const place = usePlaceWords()(path);
  const words = useValueWords();
  return (
    <li css={line}>
      <b css={{ fontWeight: 600 }}>{place}</b>
      <span css={{ color: ledger.muted, overflowWrap: 'anywhere' }}>
        <del css={{ textDecorationColor: ledger.control }}>{words(from)}</del> →{' '}
        <ins css={{ color: 'var(--mantine-color-text)', textDecoration: 'none' }}>{words(to)}</ins>
      </span>
    </li>
  );
}

/** `Acara: Lokasi`: the panel, and the field in it where it has a name of its own. */
export function usePlaceWords(): (path: Path) => string {
  const { t, i18n } = useTranslation();
  return (path) => {
    const panel = panelOf(path);
    const field = path.findLast((step) => typeof step === 'string' && !/^\d+$/.test(step)) ?? '';
    const word = i18n.exists(`editor.field.${field}`) ? t(`editor.field.${field}`) : String(field);
    const section = panel ? t(`editor.panel.${panel}`) : path.join('.');
    return section === word ? word : `${section}: ${word}`;
  };
}

const LENGTH = 90;

/** A value as a person reads it: texts as they are, cut; rows by what names them. */
export function useValueWords(): (value: Value) => string {
  const { t } = useTranslation();
  const words = (value: Value): string => {
    if (value === null || value === undefined || value === '') return t('editor.nothing');
    if (typeof value === 'boolean') return t(value ? 'editor.yes' : 'editor.no');
    if (Array.isArray(value)) return value.map(words).join(', ').slice(0, LENGTH);
    if (typeof value === 'string' || typeof value === 'number') return String(value).slice(0, LENGTH);
    if (!isRecord(value)) return JSON.stringify(value);
    const name = ['title', 'name', 'full_name', 'bank', 'picture_url'].map((key) => value[key]).find(Boolean);
    return name ? words(name) : JSON.stringify(value).slice(0, LENGTH);
  };
  return words;
}

const line = { display: 'grid', gap: 2, padding: '8px 0', borderBottom: `1px solid ${ledger.border}` } as const;
