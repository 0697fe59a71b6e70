import { limitAt, registerPublisherKey } from '@janur/contracts';
import { ApiError, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../data.ts';
import { useFileUpload } from '../../parts/file-upload/use-file-upload.ts';
import { Field } from '../../parts/field.tsx';
import { FileDrop } from '../../parts/file-upload/file-drop.tsx';
import { TickIcon } from '../../parts/icons.tsx';
import { input } from '../../parts/styles.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { UploadBar } from '../../parts/file-upload/upload-bar.tsx';
import { Findings, refusedOf } from './findings.tsx';
import { keysQuery } from './key-list.tsx';
import { type PackedBuild, readBuild } from './read-build.ts';
import { useRefreshFamilies } from './use-families.ts';

/** Takes a signed version from a file that the command line made; a refusal says finding by finding what to do. */
export function PublishSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const refresh = useRefreshFamilies();
  const keys = useQuery(keysQuery).data?.data;
  const [file, setFile] = useState<File>();
  const [build, setBuild] = useState<PackedBuild>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [label, setLabel] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [keyProblem, setKeyProblem] = useState<unknown>();
  const { upload, send, stop } = useFileUpload(routes.publishTemplateVersion);
  const isKeyKnown = keys?.some(({ public_key, revoked_at }) => public_key === build?.publicKey && !revoked_at) ?? true;
  const refused = upload.state === 'failed' && upload.error instanceof ApiError ? refusedOf(upload.error.fields) : [];

  async function take(chosen: File): Promise<void> {
    stop();
    setFile(chosen);
    const read = await readBuild(chosen);
    setBuild(read);
    setIsUnreadable(read === undefined);
  }

  async function publish(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsTried(true);
    setKeyProblem(undefined);
    if (!build || (!isKeyKnown && label.trim() === '')) return;
    try {
      if (!isKeyKnown) {
        await api(routes.registerPublisherKey, { body: { public_key: build.publicKey, label: label.trim() } });
        await queries.invalidateQueries({ queryKey: keysQuery.queryKey });
      }
    } catch (error) {
      setKeyProblem(error);
      return;
    }
    const { name, publicKey: public_key, signature, manifest, content } = build;
    await send({ params: { name }, body: { public_key, signature, manifest, content } });
    await refresh();
  }

  if (upload.state === 'done') {
    const { name, version, findings } = upload.answer.data;
    return (
      <Sheet
        title={t('registry.publish_title')}
        onClose={onClose}
        actions={
          <Button component={Link} to={`/templates/${name}`} onClick={onClose}>
            {t('registry.see_family', { name })}
          </Button>
        }
      >
        <p role="status" css={published}>
          <TickIcon size={22} css={{ flex: 'none' }} /> {t('registry.published', { name, version })}
        </p>
        <Findings findings={findings} />
      </Sheet>
    );
  }
  return (
    <Sheet
      title={t('registry.publish_title')}
      onClose={onClose}
      actions={
        build && (
          <Button type="submit" form="publish-form" disabled={upload.state === 'sending'} maw="100%">
            {t(isKeyKnown ? 'registry.send' : 'registry.send_with_key', { name: build.name, version: build.version })}
          </Button>
        )
      }
    >
      <p css={{ margin: '0 0 14px', color: ledger.muted, lineHeight: 1.5 }}>{t('registry.publish_advice')}</p>
      {upload.state === 'sending' && file ? (
        <UploadBar name={file.name} sent={upload.sent} onCancel={stop} />
      ) : (
        <FileDrop
          title={t(file ? 'registry.other_file' : 'registry.choose_file')}
          note={file ? file.name : t('registry.limits')}
          accept=".janur"
          onFile={(chosen) => void take(chosen)}
        />
      )}
      <form id="publish-form" noValidate onSubmit={(event) => void publish(event)}>
        {build && !isKeyKnown && (
          <div css={{ display: 'grid', gap: 12, marginTop: 16 }}>
            <p css={{ margin: 0, lineHeight: 1.5 }}>{t('registry.new_key')}</p>
            <Field
              label={t('registry.key_label')}
              problem={isTried && label.trim() === '' ? t('registry.key_problem') : undefined}
            >
              {(parts) => (
                <input
                  {...parts}
                  autoComplete="off"
                  maxLength={limitAt(registerPublisherKey.body, 'label')}
                  value={label}
                  onChange={({ currentTarget }) => setLabel(currentTarget.value)}
                  css={input}
                />
              )}
            </Field>
          </div>
        )}
      </form>
      {isUnreadable && <Problem>{t('registry.no_build')}</Problem>}
      {keyProblem !== undefined && <Problem>{reason(keyProblem)}</Problem>}
      {upload.state === 'failed' && (
        <Problem>{refused.length > 0 ? t('registry.refused') : reason(upload.error)}</Problem>
      )}
      {refused.length > 0 && (
        <div css={{ marginTop: 12 }}>
          <Findings findings={refused} />
        </div>
      )}
    </Sheet>
  );
}

const published = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '0 0 14px',
  color: ledger.success,
  fontSize: 16,
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;
