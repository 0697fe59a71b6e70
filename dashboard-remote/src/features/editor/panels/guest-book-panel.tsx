import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { type Bound, ofContent, rowsOf, within } from '../bind.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Fields, Group } from '../fields/layout.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { PictureField } from '../media/picture-field.tsx';
import type { PanelProps } from '../panel.ts';
import { type EditedEvent, shownEvents } from './events-panel.tsx';

const CHECK_INS = ['CONFIRM', 'INSTANT'] as const;
const PRINTS = ['NONE', 'LABEL', 'TICKET'] as const;

/** What the door does at each event. */
export function GuestBookPanel(props: PanelProps) {
  const { t } = useTranslation();
  const list = shownEvents(props.content);
  const events = ofContent(props, list);
  const { rows } = rowsOf<EditedEvent>(events);
  if (rows.length === 0) return <p css={{ margin: 0, color: ledger.muted }}>{t('editor.guest_book.empty')}</p>;
  return (
    <div css={{ display: 'grid', gap: 22 }}>
      {rows.map((of, index) => (
        <Group
          key={index}
          title={
            of.value.title ??
            (of.value.type ? t(`editor.event_type.${of.value.type}`) : t('editor.event.untitled', { place: index + 1 }))
          }
        >
          <SwitchField of={within(of, 'is_guest_book')} />
          {of.value.is_guest_book && <DoorFields of={of} clientId={props.clientId} />}
        </Group>
      ))}
    </div>
  );
}

interface DoorFieldsProps {
  of: Bound<EditedEvent>;
  clientId: number;
}

function DoorFields({ of, clientId }: DoorFieldsProps) {
  const { t } = useTranslation();
  const config = within(of, 'check_in_config');
  const target = { kind: 'client', clientId, section: 'GUEST_BOOK' } as const;
  return (
    <>
      <Fields columns={2}>
        <ChoiceField
          of={within(config, 'check_in_variant')}
          choices={CHECK_INS.map((value) => ({ value, text: t(`editor.check_in.${value}`) }))}
        />
        <ChoiceField
          of={within(config, 'print_variant')}
          choices={PRINTS.map((value) => ({ value, text: t(`editor.print.${value}`) }))}
        />
      </Fields>
      <Fields columns={2}>
        <PictureField
          of={within(of, 'guest_book_image_url')}
          owner={`door:${of.value.id}`}
          target={{ ...target, subSection: 'IMAGE' }}
        />
        <PictureField
          of={within(of, 'guest_book_logo_url')}
          owner={`door-logo:${of.value.id}`}
          target={{ ...target, subSection: 'LOGO' }}
          isWhole
        />
      </Fields>
    </>
  );
}
