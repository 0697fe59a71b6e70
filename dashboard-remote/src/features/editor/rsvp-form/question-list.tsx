import type { RsvpField } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { moved } from '../bind.ts';
import { SortableRows } from '../media/sortable-rows.tsx';
import { useForm } from './form-context.ts';
import { QuestionCard } from './question-card.tsx';

interface QuestionListProps {
  path: string;
  fields: readonly RsvpField[];
  /** 1 for the form's own questions, deeper under their options. */
  depth: number;
  onChange: (fields: RsvpField[]) => void;
}

/** Questions in the order in which they are asked. */
export function QuestionList({ path, fields, depth, onChange }: QuestionListProps) {
  const { t } = useTranslation();
  const form = useForm();
  const ids = fields.map((_, index) => `${path}.${index}`);
  function move(from: number, to: number) {
    const wasOpen = form.opened.has(`${path}.${from}`);
    onChange(moved(fields, from, to));
    form.moved(wasOpen ? `${path}.${to}` : undefined);
  }
  return (
    <SortableRows label={t('rsvp_form.questions')} ids={ids} onMove={move}>
      {fields.map((field, index) => (
        <QuestionCard
          // questions have no ids of their own: their place is their name
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          path={`${path}.${index}`}
          field={field}
          index={index}
          count={fields.length}
          depth={depth}
          onMove={move}
          onChange={(changed) => onChange(fields.with(index, changed))}
          onRemove={(words) => {
            form.offer(t('media.removed', { name: words }));
            onChange(fields.toSpliced(index, 1));
            form.moved();
          }}
        />
      ))}
    </SortableRows>
  );
}
