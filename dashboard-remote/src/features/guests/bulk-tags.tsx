import type { GuestTag } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useReason } from '../../parts/problem.tsx';
import { Asked, type BulkProps, useChange } from './bulk-text.tsx';
import { TagChoice } from './tag-choice.tsx';

const MODES = ['add', 'remove'] as const;

/** Tags for all who are ticked, or tags that all of them lose. */
export function BulkTags(props: BulkProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const [mode, setMode] = useState<(typeof MODES)[number]>('add');
  const [tags, setTags] = useState<GuestTag[]>([]);
  const [isAsked, setAsked] = useState(false);
  const change = useChange(props);
  return (
    <Asked
      {...props}
      title={t('guests.tags.title')}
      isBusy={change.isPending}
      problem={change.isError ? reason(change.error) : undefined}
      onSubmit={() => {
        setAsked(true);
        if (tags.length > 0)
          change.mutate({ tags: mode === 'add' ? { add: tags, remove: [] } : { add: [], remove: tags } });
      }}
    >
      <SegmentedControl
        size="md"
        fullWidth
        aria-label={t('guests.tags.mode')}
        data={MODES.map((value) => ({ value, label: t(`guests.tags.${value}`) }))}
        value={mode}
        onChange={(chosen) => setMode(chosen === 'remove' ? 'remove' : 'add')}
      />
      <TagChoice
        value={tags}
        {...(mode === 'add' && { hint: t('guests.tags.bulk_hint') })}
        error={isAsked && tags.length === 0 ? t('guests.tags.none') : undefined}
        onChange={setTags}
      />
    </Asked>
  );
}
