import { useTranslation } from '@janur/i18n';
import { type Bound, ofOption, within } from '../bind.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Fields } from '../fields/layout.tsx';
import { useOmitted } from '../fields/use-omitted.ts';
import { SwitchField } from '../fields/switch-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FontField } from '../media/font-field.tsx';
import type { PanelProps } from '../panel.ts';

export function FontsPanel(props: PanelProps) {
  const { t } = useTranslation();
  const omitted = useOmitted();
  return (
    <Fields>
      <ChoiceField
        of={fontVersion(props)}
        choices={omitted('font_version', [
          { value: '' as const, text: t('editor.fonts.first') },
          { value: '2' as const, text: t('editor.fonts.second') },
        ])}
      />
      <FontField of={ofOption(props, 'font_url')} optionId={props.option.id} sample={namesOf(props)} />
      <SwitchField of={ofOption(props, 'animation')} unsaid />
    </Fields>
  );
}

/** What the font will write: the couple's names. */
const namesOf = ({ content }: PanelProps): string =>
  [content.bride?.name, content.groom?.name].filter(Boolean).join(' & ') || 'Sinta & Rama';

/** `custom_config.font_version` as a choice: 2 is the second set, anything else the first. */
function fontVersion(props: PanelProps): Bound<'2' | null> {
  const config = ofOption(props, 'custom_config');
  const version = within({ ...config, value: config.value ?? {} }, 'font_version');
  return {
    ...version,
    value: version.value === 2 ? '2' : null,
    onChange: (value) => {
      const { font_version: _former, ...others } = config.value ?? {};
      if (value) config.onChange({ ...others, font_version: 2 });
      else config.onChange(Object.keys(others).length === 0 ? null : others);
    },
  };
}

export function CssPanel(props: PanelProps) {
  return (
    <TextField of={ofOption(props, 'custom_css')} lines={14} isCode placeholder="#hero h1 { letter-spacing: .04em }" />
  );
}
