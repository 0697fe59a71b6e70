import { LANGUAGES, type Language, STYLE_FIELDS, type StyleField } from '@janur/contracts';
import { localeOf } from '@janur/contracts/languages';
import { useTranslation } from '@janur/i18n';
import { languageName } from '@janur/ui';
import { useTemplates } from '../../../parts/templates/use-templates.ts';
import { isRecord, type Path, type Value } from '../draft/values.ts';
import { isOffAtFirst } from '../sections.ts';

const LENGTH = 90;
/** Fields whose values are words of ours, and where those stand in the texts. */
const WORDED: Readonly<Record<string, string>> = {
  web_type: 'web_type',
  version: 'attendance',
  type: 'event_type',
  opening_modal_image_type: 'opening_type',
};
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
/** spec §9: the default timezone of what is displayed; the text says it. */
const TIMEZONE = 'Asia/Jakarta';

/** What a change is about: the last step of its path that is a name. */
export const fieldOf = (path: Path): string =>
  String(path.findLast((step) => typeof step === 'string' && !/^\d+$/.test(step)) ?? '');

export const isStyleField = (field: string): field is StyleField => STYLE_FIELDS.some((one) => one === field);

/** A value of a field as a person reads it: choices by their names, texts as they are, cut; rows by what names them. */
export function useValueWords(): (path: Path, value: Value) => string {
  const { t, i18n } = useTranslation();
  const { nameOf } = useTemplates();

  function ofField(field: string, value: Value): string | undefined {
    if (isStyleField(field)) {
      if (typeof value !== 'string') return t(isOffAtFirst(field) ? 'editor.style.off' : 'editor.style.own');
      return known(`editor.style.${field}.${value}`);
    }
    if (typeof value !== 'string') return undefined;
    if (field === 'template') return nameOf(value);
    if (field === 'language') return LANGUAGES.some((code) => code === value) ? languageName(value as Language) : value;
    if (field === 'orders') return known(`editor.panel.${value}`);
    const words = WORDED[field];
    return words === undefined ? undefined : known(`editor.${words}.${value}`);
  }

  const known = (key: string): string | undefined => (i18n.exists(key) ? t(key) : undefined);

  function plain(field: string, value: Value): string {
    if (value === null || value === undefined || value === '') return t('editor.nothing');
    if (typeof value === 'boolean') return t(value ? 'editor.yes' : 'editor.no');
    if (Array.isArray(value))
      return value
        .map((one) => words(field, one))
        .join(', ')
        .slice(0, LENGTH);
    if (typeof value === 'number') return value.toLocaleString(i18n.language);
    if (typeof value === 'string') {
      if (value.startsWith('/files/')) return t('editor.file');
      return INSTANT.test(value) ? instant(value, i18n.language) : value.slice(0, LENGTH);
    }
    if (!isRecord(value)) return t('editor.changed');
    const name = ['title', 'name', 'full_name', 'bank', 'picture_url'].map((key) => value[key]).find(Boolean);
    if (name) return plain('', name);
    const inner = Object.entries(value).flatMap(([key, one]) => (key === 'id' ? [] : [words(key, one)]));
    return inner.length > 0 ? inner.join(', ').slice(0, LENGTH) : t('editor.nothing');
  }

  const words = (field: string, value: Value): string => ofField(field, value) ?? plain(field, value);
  return (path, value) => words(fieldOf(path), value);
}

const instant = (value: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIMEZONE,
    timeZoneName: 'short',
  }).format(new Date(value));
