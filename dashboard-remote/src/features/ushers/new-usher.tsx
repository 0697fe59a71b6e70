import { LIMITS } from '@janur/contracts';
import { ApiError, queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../data.ts';
import { ClientPicker } from '../../parts/client-picker.tsx';
import { Field } from '../../parts/field.tsx';
import { input } from '../../parts/styles.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { UsherRoleChoice } from '../../parts/usher-role-choice.tsx';
import { ShownOnce } from '../../parts/password/shown-once.tsx';
import { USHERS_KEY } from './use-ushers.ts';
import { problemsOf, type UsherDraft } from './usher-form.ts';

const PAUSE_MS = 300;

/** Makes an usher account of a client, and shows its password once. */
export function NewUsher({ of, onClose }: { of: UsherDraft['client']; onClose: () => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<UsherDraft>({ client: of, name: '', username: undefined, role: 'FULL' });
  const [isTried, setIsTried] = useState(false);
  const suggested = useSuggestion(draft);
  const username = draft.username ?? suggested;
  const create = useMutation({
    mutationFn: ({ client, name, role }: UsherDraft) =>
      api(routes.createUsher, {
        // a draft without a client has a problem and is never sent
        body: { client_id: client?.id ?? 0, name: name.trim(), username, guest_book_role: role },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: USHERS_KEY }),
  });
  const isTaken = create.error instanceof ApiError && create.error.code === 'CONFLICT';
  const problems = isTried ? problemsOf(draft, username) : {};
  const said = (field: keyof typeof problems) =>
    problems[field] && t(`ushers.problem.${problems[field]}`, { max: LIMITS.username });
  const change = (changed: Partial<UsherDraft>) => {
    if (create.isError) create.reset();
    setDraft({ ...draft, ...changed });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(problemsOf(draft, username)).length === 0) create.mutate(draft);
  };

  const made = create.data?.data;
  if (made) {
    return (
      <Sheet
        title={t('ushers.account_of', { name: made.name })}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('ushers.done')}</Button>}
      >
        <ShownOnce name={made.name} username={made.username} password={made.password} path="/guest-book" />
      </Sheet>
    );
  }
  return (
    <Sheet
      title={t('ushers.new')}
      onClose={onClose}
      actions={
        <Button type="submit" form="usher-form" disabled={create.isPending}>
          {t(create.isPending ? 'ushers.creating' : 'ushers.create')}
        </Button>
      }
    >
      <form id="usher-form" noValidate onSubmit={submit} css={{ display: 'grid', gap: 18 }}>
        <Field label={t('ushers.field.client')} problem={said('client')}>
          {(parts) => <ClientPicker parts={parts} chosen={draft.client} onChoose={(client) => change({ client })} />}
        </Field>
        <Field label={t('ushers.field.name')} problem={said('name')}>
          {(parts) => (
            <input
              {...parts}
              autoComplete="off"
              maxLength={LIMITS.person_name}
              value={draft.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              css={input}
            />
          )}
        </Field>
        <Field
          label={t('ushers.field.username')}
          problem={isTaken ? t('ushers.problem.taken') : said('username')}
          hint={t('ushers.field.username_hint')}
        >
          {(parts) => (
            <input
              {...parts}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={LIMITS.username}
              value={username}
              onChange={({ currentTarget }) => change({ username: currentTarget.value.toLowerCase() })}
              css={input}
            />
          )}
        </Field>
        <UsherRoleChoice value={draft.role} onChange={(role) => change({ role })} />
        {create.isError && !isTaken && <Problem>{reason(create.error)}</Problem>}
      </form>
    </Sheet>
  );
}

/** What the server would call this person, once there is a client and a name. */
function useSuggestion({ client, name }: UsherDraft): string {
  const [typed] = useDebouncedValue(name.trim(), PAUSE_MS);
  const suggestion = useQuery({
    ...queryOf(api, routes.suggestUsername, { query: { client_id: client?.id ?? 0, name: typed } }),
    enabled: client !== undefined && typed !== '',
    placeholderData: keepPreviousData,
  });
  return suggestion.data?.data.username ?? '';
}
