import { isSlug } from '@janur/contracts/rules';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { api } from '../../../data.ts';
import { useTemplates } from '../../../parts/templates/use-templates.ts';
import { problemTexts, saveFailure } from '../draft/problems.ts';
import { FormProblem } from './form-problem.tsx';
import { type NewSlug, SlugForm } from './slug-form.tsx';

interface AddSlugProps {
  clientId: number;
  onAdded: (optionId: number) => void | Promise<void>;
  children: (isSending: boolean) => ReactNode;
}

export function AddSlug({ clientId, onAdded, children }: AddSlugProps) {
  const { t } = useTranslation();
  const [value, setValue] = useState<NewSlug>({ slug: '', template: '', language: 'id' });
  const { firstFor } = useTemplates();
  const asked = { ...value, template: value.template || firstFor('PRIMARY') };
  const [isTried, setIsTried] = useState(false);
  const add = useMutation({
    mutationFn: () => api(routes.createOption, { params: { clientId }, body: asked }),
    onSuccess: ({ data }) => onAdded(data.id),
  });
  const problems = problemTexts(t, add.error, 'option');
  const missing = isTried && value.slug === '' ? t('editor.problem.required') : undefined;

  return (
    <form
      noValidate
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isSlug(value.slug) && !add.isPending) add.mutate();
      }}
    >
      <SlugForm
        value={asked}
        onChange={(changed) => {
          setValue(changed);
          add.reset();
        }}
        errorOf={(path) => problems.get(path) ?? (path === 'option.slug' ? missing : undefined)}
      />
      {add.isError && <FormProblem failure={saveFailure(add.error)} />}
      {children(add.isPending)}
    </form>
  );
}
