import { isSlug } from '@janur/contracts/rules';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger, shadow } from '@janur/ui';
import { Button, Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../../data.ts';
import { useTemplates } from '../../../parts/templates/use-templates.ts';
import { problemTexts, saveFailure } from '../draft/problems.ts';
import { Fields } from '../fields/layout.tsx';
import { AccountMade, type Made } from './account-made.tsx';
import { FormProblem } from './form-problem.tsx';
import { MAX_OF_EACH, bodyOf, isYears, MOST_DIGITS, nameOf, type NewClient, slugFrom } from './new-client.ts';
import { SlugForm } from './slug-form.tsx';

const BLANK: NewClient = {
  occasion: 'COUPLE',
  first: '',
  second: '',
  years: '',
  slug: '',
  template: '',
  language: 'id',
};

/** A client from nothing: who, where, in which look. Everything else is the editor's. */
export function NewClientPage() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [value, setValue] = useState<NewClient>(BLANK);
  const [isOwnSlug, setIsOwnSlug] = useState(false);
  const [isLater, setIsLater] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useDocumentTitle(`${t('editor.new.title')} | Janur`);
  const isBirthday = value.occasion === 'BIRTHDAY';
  const isAnniversary = value.occasion === 'ANNIVERSARY';
  const { firstFor } = useTemplates();
  const template = value.template || firstFor(isBirthday ? 'BIRTHDAY' : 'PRIMARY');
  const create = useMutation({
    mutationFn: async (): Promise<Made> => {
      const { option, ...client } = bodyOf({ ...value, template });
      const made = isLater
        ? await api(routes.createClient, { body: { ...client, version: 'V2' } })
        : await api(routes.createClientWithOption, { body: { ...client, option } });
      return made.data;
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: [routes.listClients.path] });
      void queries.invalidateQueries({ queryKey: [routes.getClientsOverview.path] });
    },
  });
  const problems = problemTexts(t, create.error, 'client');
  const required = (text: string) => (isTried && text.trim() === '' ? t('editor.problem.required') : undefined);

  /** The address follows the names until somebody writes one. */
  function change(changed: Partial<NewClient>) {
    const next = { ...value, ...changed };
    setValue(isOwnSlug || changed.slug !== undefined ? next : { ...next, slug: slugFrom(nameOf(next)) });
    if (create.isError) create.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (create.isPending) return;
    const isComplete =
      value.first.trim() !== '' &&
      (isBirthday || value.second.trim() !== '') &&
      (isLater || (isSlug(value.slug) && (!isAnniversary || isYears(value.years))));
    if (isComplete) create.mutate();
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }

  if (create.data)
    return <AccountMade made={create.data} name={nameOf(value)} slug={isLater ? undefined : value.slug} />;
  return (
    <form ref={form} noValidate onSubmit={submit} css={page}>
      <h1 css={{ margin: 0, font: `400 32px/1.1 ${FONT_TITLE}`, letterSpacing: '-0.01em' }}>{t('editor.new.title')}</h1>
      <div css={card}>
        <SegmentedControl
          withItemsBorders={false}
          aria-label={t('editor.new.occasion')}
          value={value.occasion}
          onChange={(occasion) => change({ occasion, template: '' })}
          data={[
            { value: 'COUPLE', label: t('editor.new.couple') },
            { value: 'ANNIVERSARY', label: t('editor.new.anniversary') },
            { value: 'BIRTHDAY', label: t('editor.new.birthday') },
          ]}
          css={{
            justifySelf: 'start',
            maxWidth: '100%',
            '&& label': {
              minHeight: 40,
              paddingInline: 'clamp(8px, 2.5vw, 18px)',
              lineHeight: '32px',
              fontWeight: 600,
            },
          }}
        />
        <Fields columns={isBirthday ? 1 : 2}>
          <TextInput
            label={t(`editor.new.${isBirthday ? 'host' : isAnniversary ? 'wife' : 'bride'}`)}
            value={value.first}
            maxLength={MAX_OF_EACH}
            aria-required
            error={required(value.first) ?? problems.get('content.bride.name')}
            styles={{ input: { fontSize: 14 } }}
            onChange={({ currentTarget }) => change({ first: currentTarget.value })}
          />
          {!isBirthday && (
            <TextInput
              label={t(isAnniversary ? 'editor.new.husband' : 'editor.new.groom')}
              value={value.second}
              maxLength={MAX_OF_EACH}
              aria-required
              error={required(value.second) ?? problems.get('content.groom.name')}
              styles={{ input: { fontSize: 14 } }}
              onChange={({ currentTarget }) => change({ second: currentTarget.value })}
            />
          )}
          {isAnniversary && !isLater && (
            <TextInput
              label={t('editor.new.years')}
              value={value.years}
              inputMode="numeric"
              maxLength={MOST_DIGITS}
              aria-required
              error={
                isTried && !isYears(value.years) ? t('editor.new.years_wrong') : problems.get('option.custom_text')
              }
              styles={{ input: { fontSize: 14 } }}
              onChange={({ currentTarget }) => change({ years: currentTarget.value })}
            />
          )}
        </Fields>
        <Checkbox
          label={t('editor.new.later')}
          description={t('editor.new.later_hint')}
          checked={isLater}
          onChange={({ currentTarget }) => setIsLater(currentTarget.checked)}
        />
        {!isLater && (
          <SlugForm
            value={{ ...value, template }}
            onChange={(changed) => {
              if (changed.slug !== value.slug) setIsOwnSlug(changed.slug !== '');
              change({ ...changed, template: changed.template === template ? value.template : changed.template });
            }}
            errorOf={(path) => problems.get(path) ?? (path === 'option.slug' ? required(value.slug) : undefined)}
          />
        )}
        {create.isError && <FormProblem failure={saveFailure(create.error)} />}
        <Button type="submit" h={48} loading={create.isPending} css={{ justifySelf: 'start' }}>
          {t('editor.new.create')}
        </Button>
      </div>
    </form>
  );
}

const page = { width: 'min(680px, 100%)', margin: '0 auto', fontSize: 14, fontWeight: 500 } as const;

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
  marginTop: 18,
  padding: 'clamp(18px, 4vw, 28px)',
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: 'var(--ledger-card)',
  boxShadow: shadow,
} as const;
