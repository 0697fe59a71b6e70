import { LANGUAGES, type Language } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { languageName } from '@janur/ui';
import { useTemplates } from '../../../parts/templates/use-templates.ts';
import { TemplateStrip } from '../page/template-strip.tsx';
import type { Bound } from '../bind.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Fields } from '../fields/layout.tsx';
import { SlugField } from '../fields/slug-field.tsx';

/** What a new address needs. */
export interface NewSlug {
  slug: string;
  template: string;
  language: Language;
}

interface SlugFormProps {
  value: NewSlug;
  onChange: (value: NewSlug) => void;
  errorOf: (path: string) => string | undefined;
}

export function SlugForm({ value, onChange, errorOf }: SlugFormProps) {
  const { t } = useTranslation();
  const { choicesWith } = useTemplates();
  const bound = <K extends keyof NewSlug>(key: K): Bound<NewSlug[K]> => ({
    path: `option.${key}`,
    value: value[key],
    onChange: (changed) => onChange({ ...value, [key]: changed }),
    error: errorOf(`option.${key}`),
    errorOf,
  });
  return (
    <>
      <Fields columns={2}>
        <SlugField of={bound('slug')} />
        <ChoiceField
          of={bound('language')}
          choices={LANGUAGES.map((code) => ({ value: code, text: languageName(code) }))}
        />
      </Fields>
      <ChoiceField of={bound('template')} choices={choicesWith(value.template)} />
      <div css={{ '--editor-side': 'var(--ledger-card)' }} aria-label={t('editor.preview.templates')}>
        <TemplateStrip current={value.template} onChoose={(template) => onChange({ ...value, template })} />
      </div>
    </>
  );
}
