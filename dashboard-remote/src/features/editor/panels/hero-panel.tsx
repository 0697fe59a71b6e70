import { ofContent, ofOption } from '../bind.ts';
import { InstantField } from '../fields/instant-field.tsx';
import { Fields, Group } from '../fields/layout.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { HeroBackgrounds } from '../media/hero-backgrounds.tsx';
import type { PanelProps } from '../panel.ts';
import { useTranslation } from '@janur/i18n';

/** The first screen: the line above the names, the day, the pictures behind them. */
export function HeroPanel(props: PanelProps) {
  const { t } = useTranslation();
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      <Fields columns={2}>
        <TextField of={ofOption(props, 'custom_text')} />
        <InstantField of={ofContent(props, 'wedding_date')} timeZone={zoneOf(props)} />
      </Fields>
      <Group title={t('editor.field.hero_backgrounds')}>
        <HeroBackgrounds clientId={props.clientId} content={props.content} onChange={props.onChange} />
        <SwitchField of={ofOption(props, 'slider')} unsaid />
      </Group>
    </div>
  );
}

/** The clock that the couple's own day is read on. */
export function zoneOf({ content }: Pick<PanelProps, 'content'>): string {
  const events = content.new_events.length > 0 ? content.new_events : content.events;
  return events[0]?.timezone ?? 'Asia/Jakarta';
}
