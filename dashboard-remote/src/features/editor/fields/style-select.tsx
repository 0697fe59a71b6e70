import type { StyleField } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ToolSelect } from '../../../parts/tool-select.tsx';
import type { Bound } from '../bind.ts';
import { isOffAtFirst, valuesOf } from '../sections.ts';
import { ChoiceField } from './choice-field.tsx';
import { useOmitted } from './use-omitted.ts';

/** A style field's values in words, the template's own look first. */
export function useStyleChoices(field: StyleField) {
  const { t } = useTranslation();
  const omitted = useOmitted();
  return [
    { value: '', text: t(isOffAtFirst(field) ? 'editor.style.off' : 'editor.style.own') },
    ...omitted(
      field,
      valuesOf(field)
        // hidden is what it is at first: one word for it
        .filter((value) => value !== 'HIDDEN' || !isOffAtFirst(field))
        .map((value) => ({ value, text: t(`editor.style.${field}.${value}`) })),
    ),
  ];
}

type StyleBound = Bound<string | null>;

// the path ends with the field's name
const fieldOf = ({ path }: Pick<StyleBound, 'path'>) => path.slice('option.'.length) as StyleField;

/** In the head of a section: `Tampilan  Tanpa unduh`. */
export function StyleSelect<T extends string>({ of }: { of: Bound<T | null> }) {
  const { t } = useTranslation();
  const choices = useStyleChoices(fieldOf(of));
  return (
    <span data-path={of.path}>
      <ToolSelect
        label={t('editor.style.label')}
        value={of.value ?? ''}
        options={choices}
        // one of the field's own values, or none
        onChange={(value) => of.onChange(value === '' ? null : (value as T))}
      />
    </span>
  );
}

export function StyleChoice<T extends string>({ of, label }: { of: Bound<T | null>; label: string }) {
  const choices = useStyleChoices(fieldOf(of));
  // as above
  return <ChoiceField of={of as Bound<string | null>} choices={choices} label={label} />;
}
