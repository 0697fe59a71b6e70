import { GUEST_TAGS, type GuestTag } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { Button, Input } from '@mantine/core';
import { useId } from 'react';

interface TagChoiceProps {
  value: readonly GuestTag[];
  onChange: (tags: GuestTag[]) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Tags as they are pressed: whoever is on one side is not on the other. */
export function TagChoice({ value, onChange, hint, error }: TagChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      <Input.Label id={id} labelElement="div" size="md">
        {t('guests.tags.title')}
      </Input.Label>
      {hint && <Input.Description size="md">{hint}</Input.Description>}
      <div role="group" aria-labelledby={id} css={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 }}>
        {GUEST_TAGS.map((tag) => {
          const isOn = value.includes(tag);
          return (
            <Button
              key={tag}
              variant={isOn ? 'filled' : 'default'}
              aria-pressed={isOn}
              onClick={() => onChange(isOn ? value.filter((one) => one !== tag) : withTag(value, tag))}
              css={{ paddingInline: 14 }}
            >
              {t(`guests.tags.${tag}`)}
            </Button>
          );
        })}
      </div>
      {error && (
        <Input.Error size="md" role="alert" css={{ marginTop: 6 }}>
          {error}
        </Input.Error>
      )}
    </div>
  );
}

const OTHER: Partial<Record<GuestTag, GuestTag>> = { BRIDE: 'GROOM', GROOM: 'BRIDE' };

const withTag = (tags: readonly GuestTag[], added: GuestTag): GuestTag[] =>
  GUEST_TAGS.filter((tag) => tag === added || (tags.includes(tag) && tag !== OTHER[added]));
