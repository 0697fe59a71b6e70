import { useTranslation } from '@janur/i18n';
import { ofContent } from '../bind.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Fields } from '../fields/layout.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useOmitted } from '../fields/use-omitted.ts';
import { PictureField } from '../media/picture-field.tsx';
import type { PanelProps } from '../panel.ts';

const TYPES = ['PHOTO', 'LOGO', 'LANDSCAPE', 'PORTRAIT'] as const;

/** What a guest sees before the invitation is opened. */
export function OpeningPanel(props: PanelProps) {
  const { t } = useTranslation();
  const omitted = useOmitted();
  const css = ofContent(props, 'opening_modal_image_css');
  const type = ofContent(props, 'opening_modal_image_type');
  return (
    <Fields>
      <ChoiceField
        of={type}
        choices={[
          { value: '', text: t('editor.opening_type.own') },
          ...omitted(
            'opening_modal_image_type',
            TYPES.map((value) => ({ value, text: t(`editor.opening_type.${value}`) })),
          ),
        ]}
      />
      <PictureField
        of={ofContent(props, 'opening_modal_image')}
        owner="opening"
        target={{ kind: 'client', clientId: props.clientId, section: 'OPENING_MODAL' }}
        imageCss={css}
        isWhole={type.value === 'LOGO'}
      />
      <TextField of={css} lines={2} isCode />
    </Fields>
  );
}
