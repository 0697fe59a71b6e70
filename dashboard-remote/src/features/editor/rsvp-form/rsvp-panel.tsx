import type { RsvpField } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ofOption } from '../bind.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { PlusIcon } from '../../../parts/icons.tsx';
import { useRemoval } from '../../../parts/undo.tsx';
import type { PanelProps } from '../panel.ts';
import { type Form, FormContext } from './form-context.ts';
import { QuestionList } from './question-list.tsx';
import { allFields, MOST, newQuestion, STARTER } from './questions.ts';
import { useEventNames } from './use-event-names.ts';
import { useEditor } from '../editor-context.tsx';
import { warningsOf } from './warnings.ts';

/** The form that guests answer, question by question; beside it the preview asks them. */
export function RsvpPanel(props: PanelProps) {
  const { option, onChange, errorOf } = props;
  const { t } = useTranslation();
  const version = useEditor((state) => state.draft.version);
  const events = useEventNames(props);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const configured = option.rsvp_config?.fields;
  const put = (fields: RsvpField[] | null) => onChange({ option: { rsvp_config: fields && { fields } } });
  const { offer } = useRemoval<RsvpField[]>((fields) => {
    put(fields);
    setOpened(new Set());
  });
  const total = ofOption(props, 'default_guest_total');
  const wishOnly = option.rsvp_style === 'WISH_ONLY';

  if (!configured) {
    return (
      <div css={{ display: 'grid', gap: 18 }} data-path="option.rsvp_config">
        <div css={standard}>
          <b css={{ fontSize: 16 }}>{t('rsvp_form.standard')}</b>
          <p css={{ margin: '4px 0 14px', color: ledger.muted }}>
            {t(wishOnly ? 'rsvp_form.standard_wishes' : `rsvp_form.standard_${version}`)}
          </p>
          <Button variant="default" onClick={() => put(STARTER)}>
            {t('rsvp_form.customise')}
          </Button>
        </div>
        <DefaultTotal of={total} />
      </div>
    );
  }

  const taken = new Set(allFields(configured).map(({ name }) => name));
  const warnings = warningsOf(configured, { version, wishOnly, eventIds: events.map(({ id }) => id) });
  const form: Form = {
    taken,
    warnings,
    version,
    events,
    opened,
    toggle: (path, isOpen) => {
      const next = new Set(opened);
      if (isOpen) next.add(path);
      else next.delete(path);
      setOpened(next);
    },
    // places change: what was open under the old ones is closed
    moved: (path) => setOpened(new Set(path ? [path] : [])),
    offer: (text) => offer(text, configured),
    errorOf: (path) => errorOf(`option.rsvp_config.${path}`),
  };

  return (
    <FormContext value={form}>
      <div css={{ display: 'grid', gap: 16, containerType: 'inline-size' }} data-path="option.rsvp_config">
        {warnings.length > 0 && (
          <p role="status" css={{ margin: 0, color: ledger.warning, fontWeight: 600 }}>
            {t('rsvp_form.warnings', { count: warnings.length })}
          </p>
        )}
        <QuestionList path="fields" fields={configured} depth={1} onChange={put} />
        <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 }}>
          <Button
            variant="default"
            disabled={configured.length >= MOST.fields}
            onClick={() => {
              put([...configured, newQuestion(taken)]);
              form.toggle(`fields.${configured.length}`, true);
            }}
          >
            <PlusIcon /> {t('rsvp_form.add')}
          </Button>
          <Button
            variant="subtle"
            color="danger"
            onClick={() => {
              offer(t('rsvp_form.reset_done'), configured);
              put(null);
            }}
          >
            {t('rsvp_form.reset')}
          </Button>
        </div>
        {configured.length >= MOST.fields && (
          <p css={{ margin: 0, color: ledger.muted }}>{t('rsvp_form.most', { count: MOST.fields })}</p>
        )}
        <DefaultTotal of={total} />
      </div>
    </FormContext>
  );
}

/** spec §5: a default guest count is honoured only when 1 or 2. */
function DefaultTotal({ of }: { of: ReturnType<typeof ofOption<'default_guest_total'>> }) {
  const { t } = useTranslation();
  const { value, onChange, ...bound } = of;
  return (
    <ChoiceField
      of={{
        ...bound,
        value: value === null ? null : String(value),
        onChange: (text: string | null) => onChange(text === null ? null : Number(text)),
      }}
      label={t('rsvp_form.default_total')}
      choices={[
        { value: '', text: t('rsvp_form.default_total_none') },
        { value: '1', text: t('rsvp_form.people', { count: 1 }) },
        { value: '2', text: t('rsvp_form.people', { count: 2 }) },
      ]}
    />
  );
}

const standard = {
  padding: 18,
  border: `1px dashed ${ledger.borderStrong}`,
  borderRadius: 14,
  background: ledger.row,
} as const;
