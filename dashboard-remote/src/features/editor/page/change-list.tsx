import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import type { Path, Value } from '../draft/values.ts';
import { panelOf } from '../panels/panel-list.ts';
import { fieldOf, isStyleField, useValueWords } from './value-words.ts';

/** One change in words: where, from what, to what. */
export function ChangeLine({ path, from, to }: { path: Path; from: Value; to: Value }) {
  const place = usePlaceWords()(path);
  const words = useValueWords();
  return (
    <li css={line}>
      <b css={{ fontWeight: 600 }}>{place}</b>
      <span css={{ color: ledger.muted, overflowWrap: 'anywhere' }}>
        <del css={{ textDecorationColor: ledger.control }}>{words(path, from)}</del> →{' '}
        <ins css={{ color: 'var(--mantine-color-text)', textDecoration: 'none' }}>{words(path, to)}</ins>
      </span>
    </li>
  );
}

/** `Acara: Lokasi`: the panel, and the field in it where it has a name of its own. */
export function usePlaceWords(): (path: Path) => string {
  const { t, i18n } = useTranslation();
  return (path) => {
    const panel = panelOf(path);
    const field = fieldOf(path);
    const named = i18n.exists(`editor.field.${field}`) ? t(`editor.field.${field}`) : field;
    const word = isStyleField(field) ? t('editor.style.label') : named;
    const section = panel ? t(`editor.panel.${panel}`) : path.join('.');
    return section === word ? word : `${section}: ${word}`;
  };
}

const line = { display: 'grid', gap: 2, padding: '8px 0', borderBottom: `1px solid ${ledger.border}` } as const;
