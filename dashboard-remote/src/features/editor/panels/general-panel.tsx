import { LANGUAGES } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import { useTranslation } from '@janur/i18n';
import { languageName } from '@janur/ui';
import { useTemplates } from '../../../parts/templates/use-templates.ts';
import { ofOption } from '../bind.ts';
import { useOmitted } from '../fields/use-omitted.ts';
import { useEditor } from '../editor-context.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Fields, Group } from '../fields/layout.tsx';
import { SlugField } from '../fields/slug-field.tsx';
import { SlugMoves } from '../fields/slug-moves.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { PanelProps } from '../panel.ts';

const WEB_TYPES = ['PRIMARY', 'SECONDARY', 'BIRTHDAY'] as const;
const VERSIONS = ['V2', 'V1'] as const;

/** Who it is for, where it is, what it wears and whom it answers. */
export function GeneralPanel(props: PanelProps) {
  const { t } = useTranslation();
  const { onChange, errorOf, option } = props;
  const slug = ofOption(props, 'slug');
  const name = useEditor(({ draft }) => draft.name);
  const version = useEditor(({ draft }) => draft.version);
  const savedSlug = useEditor(({ base }) => base.option.slug);
  const template = ofOption(props, 'template');
  const current = canonicalTemplateId(template.value);
  const { choicesWith } = useTemplates();
  const omitted = useOmitted();
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      <Fields columns={2}>
        <TextField
          isRequired
          label={t('editor.field.client_name')}
          of={{
            path: 'name',
            value: name,
            error: errorOf('name') ?? (name.trim() === '' ? t('editor.problem.required') : undefined),
            errorOf,
            onChange: (value) => onChange({ name: value ?? '' }),
          }}
        />
        <SlugField of={slug} saved={savedSlug} optionId={option.id} />
        <ChoiceField of={{ ...template, value: current }} choices={choicesWith(current)} />
        <ChoiceField
          of={ofOption(props, 'language')}
          choices={LANGUAGES.map((value) => ({ value, text: languageName(value) }))}
        />
        <ChoiceField
          of={ofOption(props, 'web_type')}
          choices={omitted(
            'web_type',
            WEB_TYPES.map((value) => ({ value, text: t(`editor.web_type.${value}`) })),
          )}
        />
        <ChoiceField
          of={{
            path: 'version',
            value: version,
            error: errorOf('version'),
            errorOf,
            onChange: (value) => onChange({ version: value }),
          }}
          choices={VERSIONS.map((value) => ({ value, text: t(`editor.attendance.${value}`) }))}
        />
      </Fields>
      <SlugMoves key={savedSlug} optionId={option.id} saved={savedSlug} typed={slug.value} />
      <TextField of={ofOption(props, 'announcement')} lines={2} />
      <Group title={t('editor.visibility')}>
        <SwitchField of={ofOption(props, 'is_hidden')} />
        <SwitchField of={ofOption(props, 'is_custom_template')} />
      </Group>
    </div>
  );
}
