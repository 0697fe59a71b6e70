import { useTranslation } from '@janur/i18n';
import { type Bound, within } from '../bind.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { InstantField } from '../fields/instant-field.tsx';
import { Fields } from '../fields/layout.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { TextField, UrlField } from '../fields/text-field.tsx';
import { TimeZoneField } from '../fields/time-zone-field.tsx';
import { fromWallClock, isTimeZone, toWallClock } from '../../../parts/wall-clock.ts';
import { PictureField } from '../media/picture-field.tsx';
import type { EditedEvent } from './events-panel.tsx';

const TYPES = [
  'HOLY_MATRIMONY',
  'WEDDING_RECEPTION',
  'SANGJIT',
  'TEAPAI',
  'BIRTHDAY',
  'COCKTAIL',
  'AFTER_PARTY',
] as const;

interface EventFieldsProps {
  of: Bound<EditedEvent>;
  list: 'events' | 'new_events';
  clientId: number;
}

/** Everything that guests read of an event. What the door needs stands with the guest-book. */
export function EventFields({ of, list, clientId }: EventFieldsProps) {
  const { t } = useTranslation();
  const { timezone, start_datetime } = of.value;
  return (
    <>
      <Fields columns={2}>
        <TextField of={within(of, 'title')} />
        <ChoiceField
          of={within(of, 'type')}
          label={t('editor.event.type')}
          choices={[
            { value: '', text: t('editor.event.no_type') },
            ...TYPES.map((value) => ({ value, text: t(`editor.event_type.${value}`) })),
          ]}
        />
        <InstantField of={within(of, 'start_datetime')} timeZone={timezone} />
        <InstantField of={within(of, 'end_datetime')} timeZone={timezone} after={start_datetime} />
        <TimeZoneField of={inZone(of)} />
        <TextField of={within(of, 'custom_time_text')} />
        <TextField of={within(of, 'session_type')} />
        <TextField of={within(of, 'location')} label={t('editor.event.location')} />
      </Fields>
      <TextField of={within(of, 'street')} lines={2} />
      <Fields columns={2}>
        <UrlField of={within(of, 'maps_url')} placeholder="https://maps.app.goo.gl/…" />
        <UrlField of={within(of, 'watch_url')} placeholder="https://youtube.com/live/…" />
      </Fields>
      <SwitchField of={within(of, 'only_invited')} />
      <PictureField
        of={within(of, 'icon_url')}
        owner={`event:${of.value.id}`}
        target={{ kind: 'client', clientId, section: 'EVENT', subSection: list }}
        isWhole
      />
    </>
  );
}

/** Another zone keeps the hour that stands in the invitation. */
function inZone(of: Bound<EditedEvent>): Bound<string> {
  const zone = within(of, 'timezone');
  return {
    ...zone,
    onChange: (timezone) => {
      const { start_datetime, end_datetime, timezone: before } = of.value;
      const kept = (instant: string | null) =>
        isTimeZone(timezone) && isTimeZone(before) ? fromWallClock(toWallClock(instant, before), timezone) : instant;
      of.onChange({
        ...of.value,
        timezone,
        start_datetime: kept(start_datetime),
        end_datetime: kept(end_datetime),
      });
    },
  };
}
