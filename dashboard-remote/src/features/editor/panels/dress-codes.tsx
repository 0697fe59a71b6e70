import { isHex } from '@janur/contracts/rules';
import { useTranslation } from '@janur/i18n';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { ofOption } from '../bind.ts';
import { ColourInput } from '../../../parts/colour-input.tsx';
import { Group } from '../fields/layout.tsx';
import { BinIcon, PlusIcon } from '../../../parts/icons.tsx';
import { isNew, type PanelProps } from '../panel.ts';
import { type DressCode, dressCodesOf, MAX_DRESS_CODE, withDressCodes } from './dress-code.ts';
import type { EditedEvent } from './events-panel.tsx';

/** What guests are asked to wear: for all events, or for some. */
export function DressCodes({ events, ...props }: PanelProps & { events: readonly EditedEvent[] }) {
  const { t } = useTranslation();
  const config = ofOption(props, 'custom_config');
  const codes = dressCodesOf(config.value);
  const put = (changed: readonly DressCode[]) => config.onChange(withDressCodes(config.value, changed));
  const saved = events.filter((event) => !isNew(event));

  return (
    <div data-path="option.custom_config.dress_code">
      <Group title={t('editor.dress_code.title')}>
        {codes.map((code, index) => {
          const change = (changed: Partial<DressCode>) => put(codes.with(index, { ...code, ...changed }));
          return (
            <fieldset key={index} css={box}>
              <legend css={{ padding: '0 6px', marginInlineStart: -6, fontWeight: 600 }}>
                {t('editor.dress_code.of', { place: index + 1 })}
              </legend>
              <div css={{ display: 'flex', alignItems: 'end', gap: 6 }}>
                <TextInput
                  css={{ flex: 1 }}
                  label={t('editor.dress_code.text')}
                  placeholder={t('editor.dress_code.example')}
                  value={code.text}
                  maxLength={MAX_DRESS_CODE.text}
                  styles={{ input: { fontSize: 14 } }}
                  onChange={({ currentTarget }) => change({ text: currentTarget.value })}
                />
                <ActionIcon
                  aria-label={t('editor.dress_code.remove', { place: index + 1 })}
                  onClick={() => put(codes.toSpliced(index, 1))}
                >
                  <BinIcon />
                </ActionIcon>
              </div>
              <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 10 }}>
                {code.colors.map((colour, place) => (
                  <ColourInput
                    key={place}
                    label={t('editor.dress_code.colour', { place: place + 1 })}
                    value={colour}
                    error={isHex(colour) ? undefined : t('problems.not_a_colour')}
                    onChange={(changed) => change({ colors: code.colors.with(place, changed) })}
                    onRemove={() => change({ colors: code.colors.toSpliced(place, 1) })}
                  />
                ))}
                {code.colors.length < MAX_DRESS_CODE.colours && (
                  <Button
                    variant="default"
                    leftSection={<PlusIcon />}
                    onClick={() => change({ colors: [...code.colors, '#D98E5F'] })}
                  >
                    {t('editor.dress_code.add_colour')}
                  </Button>
                )}
              </div>
              <EventsOf events={saved} chosen={code.event_ids} onChange={(event_ids) => change({ event_ids })} />
            </fieldset>
          );
        })}
        <Button
          variant="default"
          h={44}
          leftSection={<PlusIcon />}
          css={{ justifySelf: 'start' }}
          onClick={() => put([...codes, { text: '', colors: [], event_ids: null }])}
        >
          {t('editor.dress_code.add')}
        </Button>
      </Group>
    </div>
  );
}

interface EventsOfProps {
  events: readonly EditedEvent[];
  chosen: number[] | null;
  onChange: (ids: number[] | null) => void;
}

/** Nothing ticked means all of them; an event has to be saved before it can be named. */
function EventsOf({ events, chosen, onChange }: EventsOfProps) {
  const { t } = useTranslation();
  if (events.length < 2) return null;
  return (
    <div
      role="group"
      aria-label={t('editor.dress_code.events')}
      css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 18px' }}
    >
      {events.map(({ id, title, type }) => (
        <label key={id} css={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 36, cursor: 'pointer' }}>
          <input
            type="checkbox"
            css={{ width: 18, height: 18, margin: 0 }}
            checked={chosen === null || chosen.includes(id)}
            onChange={({ currentTarget }) => {
              const before = chosen ?? events.map((event) => event.id);
              const ids = currentTarget.checked ? [...before, id] : before.filter((one) => one !== id);
              onChange(ids.length === 0 || events.every((event) => ids.includes(event.id)) ? null : ids);
            }}
          />
          {title ?? (type ? t(`editor.event_type.${type}`) : `#${id}`)}
        </label>
      ))}
    </div>
  );
}

const box = {
  display: 'grid',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: '10px 14px 14px',
  border: '1px solid var(--mantine-color-default-border)',
  borderRadius: 14,
} as const;
