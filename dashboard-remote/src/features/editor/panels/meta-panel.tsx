import { invitationAddress } from '@janur/contracts/rules';
import { useTranslation } from '@janur/i18n';
import { ofOption } from '../bind.ts';
import { Fields, Group } from '../fields/layout.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useEditor } from '../editor-context.tsx';
import { PictureField } from '../media/picture-field.tsx';
import type { PanelProps } from '../panel.ts';
import { LinkBubble } from './link-bubble.tsx';
import { linkPreviewOf } from './link-preview.ts';
import { useGuestOrigin } from '../../../parts/guest-origin.ts';

/** How the link looks in a chat before anybody opens it. */
export function MetaPanel(props: PanelProps) {
  const { t } = useTranslation();
  const draft = useEditor((state) => state.draft);
  const address = invitationAddress(useGuestOrigin(), props.option);
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      <Fields>
        <TextField of={ofOption(props, 'meta_title')} />
        <TextField of={ofOption(props, 'meta_description')} lines={2} />
        <PictureField
          of={ofOption(props, 'meta_image')}
          owner="meta"
          target={{ kind: 'option', optionId: props.option.id, section: 'META' }}
        />
      </Fields>
      <Group title={t('editor.meta.bubble')}>
        <LinkBubble address={address} preview={linkPreviewOf(draft)} />
      </Group>
    </div>
  );
}
