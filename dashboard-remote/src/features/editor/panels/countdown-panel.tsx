import { ofContent, ofOption } from '../bind.ts';
import { InstantField } from '../fields/instant-field.tsx';
import { Fields } from '../fields/layout.tsx';
import { UrlField } from '../fields/text-field.tsx';
import type { PanelProps } from '../panel.ts';
import { zoneOf } from './hero-panel.tsx';

export function CountdownPanel(props: PanelProps) {
  return (
    <Fields columns={2}>
      <InstantField of={ofOption(props, 'count_down_date')} timeZone={zoneOf(props)} />
      <UrlField of={ofContent(props, 'reminder_url')} />
    </Fields>
  );
}
