import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Field } from '../../parts/field.tsx';
import { input } from '../../parts/styles.ts';
import type { Host } from '../../parts/use-host.ts';
import type { DraftProblems, GuestDraft } from './guest-form.ts';

interface GuestFieldsProps {
  draft: GuestDraft;
  problems: DraftProblems;
  phoneProblem: string | undefined;
  host: Host;
  isNew: boolean;
  onChange: (change: Partial<GuestDraft>) => void;
}

export function GuestFields({ draft, problems, phoneProblem, host, isNew, onChange }: GuestFieldsProps) {
  const { t } = useTranslation();
  const text = (name: 'name' | 'phone' | 'email' | 'total' | 'group' | 'table') => ({
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange({ [name]: currentTarget.value }),
    css: input,
  });
  const said = (name: keyof DraftProblems) => problems[name] && t(`guests.problem.${problems[name]}`);
  return (
    <>
      <Field label={t('guests.field.name')} hint={t('guests.field.name_hint')} problem={said('name')}>
        {(parts) => (
          <input {...parts} data-autofocus={isNew || undefined} autoComplete="off" maxLength={150} {...text('name')} />
        )}
      </Field>
      <div css={pair}>
        <Field label={t('guests.field.phone')} problem={phoneProblem}>
          {(parts) => <input {...parts} type="tel" autoComplete="off" maxLength={40} {...text('phone')} />}
        </Field>
        <Field label={t('guests.field.total')} problem={said('total')}>
          {(parts) => <input {...parts} type="number" inputMode="numeric" min={1} max={1000} {...text('total')} />}
        </Field>
      </div>
      <div css={pair}>
        <Field label={t('guests.field.group')}>
          {(parts) => (
            <>
              <input {...parts} list={`${parts.id}-groups`} autoComplete="off" maxLength={100} {...text('group')} />
              <datalist id={`${parts.id}-groups`}>
                {host.guest_groups.map((group) => (
                  <option key={group}>{group}</option>
                ))}
              </datalist>
            </>
          )}
        </Field>
        <Field label={t('guests.field.email')}>
          {(parts) => <input {...parts} type="email" autoComplete="off" maxLength={254} {...text('email')} />}
        </Field>
      </div>
      <Field label={t('guests.field.note')}>
        {(parts) => (
          <textarea
            {...parts}
            rows={2}
            maxLength={500}
            value={draft.note}
            onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
            css={[input, { padding: '10px 12px', resize: 'vertical' }]}
          />
        )}
      </Field>
      {isNew && host.slugs.length > 1 && (
        <Field label={t('guests.field.slug')}>
          {(parts) => (
            <select
              {...parts}
              value={draft.slug}
              onChange={({ currentTarget }) => onChange({ slug: currentTarget.value })}
              css={input}
            >
              {host.slugs.map(({ slug }) => (
                <option key={slug} value={slug}>
                  /{slug}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {isNew && host.events.length > 0 && (
        <fieldset css={{ margin: 0, padding: 0, border: 0 }}>
          <legend css={{ marginBottom: 4, padding: 0, fontWeight: 600 }}>{t('guests.field.events')}</legend>
          {host.events.map(({ id, title }) => (
            <label key={id} css={choice}>
              <input
                type="checkbox"
                checked={draft.events.includes(id)}
                onChange={({ currentTarget }) =>
                  onChange({
                    events: currentTarget.checked
                      ? [...draft.events, id]
                      : draft.events.filter((other) => other !== id),
                  })
                }
                css={{ width: 18, height: 18, accentColor: ledger.brand }}
              />
              {title}
            </label>
          ))}
          {problems.events && (
            <p role="alert" css={{ margin: '4px 0 0', color: ledger.danger }}>
              {said('events')}
            </p>
          )}
        </fieldset>
      )}
      {isNew && (
        <Field label={t('guests.field.table')}>
          {(parts) => <input {...parts} autoComplete="off" maxLength={20} {...text('table')} />}
        </Field>
      )}
    </>
  );
}

const pair = {
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: '1fr 1fr',
  '@media (max-width: 26em)': { gridTemplateColumns: '1fr' },
} as const;

const choice = { display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, cursor: 'pointer' } as const;
