import { tagOf } from '@janur/contracts/languages';
import {
  limitAt,
  saveMessageTemplate,
  type Language,
  LANGUAGES,
  type MessageTemplate,
  type RsvpRecord,
} from '@janur/contracts';
import {
  DEFAULT_MESSAGES,
  eventWords,
  fillMessage,
  MESSAGE_WORDS,
  messageFor,
  type MessageKind,
  type MessageWord,
  unknownWords,
} from '@janur/contracts/messages';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { input } from '../../parts/styles.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { ToolSelect } from '../../parts/tool-select.tsx';
import { useUnsaved } from '../../parts/unsaved.tsx';
import type { Host } from '../../parts/use-host.ts';
import { languageOf, type useTexts } from '../../parts/messages/use-texts.ts';
import { WhatsAppBubble } from './whatsapp-bubble.tsx';

interface TextSheetProps {
  kind: MessageKind;
  group: string | undefined;
  host: Host;
  own: readonly MessageTemplate[];
  save: ReturnType<typeof useTexts>['save'];
  /** Whose words fill the preview. */
  sample: RsvpRecord | undefined;
  onClose: () => void;
}

/** The text of one kind of message: for everybody, or for one group; in each language that an invitation has. */
export function TextSheet({ kind, group, host, own, save, sample, onClose }: TextSheetProps) {
  const { t, i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const reason = useReason();
  const [chosen, setChosen] = useState<{ group: string; language: Language }>({
    group: group ?? '',
    language: languageOf(host, sample?.slug),
  });
  const guest_group = chosen.group || null;
  const key = { kind, guest_group, language: chosen.language };
  const saved = messageFor(own, key);
  const isOwn = own.some(
    (text) => text.kind === kind && text.guest_group === guest_group && text.language === chosen.language,
  );
  /** By group and language: who looks at another one comes back to what was typed. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const draftKey = JSON.stringify([guest_group, chosen.language]);
  const setTyped = (words: string) => setDrafts({ ...drafts, [draftKey]: words });
  const forget = () => setDrafts(({ [draftKey]: _done, ...others }) => others);
  const text = drafts[draftKey] ?? saved;
  const unknown = unknownWords(text);
  const field = useRef<HTMLTextAreaElement>(null);
  const choose = (other: Partial<typeof chosen>) => setChosen({ ...chosen, ...other });
  const insert = (word: MessageWord) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    setTyped(`${text.slice(0, selectionStart)}{${word}}${text.slice(selectionEnd)}`);
    field.current?.focus();
  };
  const hasOthers = Object.keys(drafts).some((other) => other !== draftKey);
  const write = (next: string | null) =>
    save.mutate({ ...key, text: next }, { onSuccess: () => (next === null || hasOthers ? forget() : onClose()) });
  const canSave = !save.isPending && text.trim() !== '' && unknown.length === 0 && text !== saved;
  const unsaved = useUnsaved({
    isDirty: () => text !== saved || hasOthers,
    onSave: () => canSave && write(text),
    onClose,
  });

  return (
    <Sheet
      title={t(`sending.text_of.${kind}`)}
      onClose={unsaved.close}
      actions={
        <>
          {isOwn && (
            <Button
              variant="default"
              disabled={save.isPending}
              onClick={() => write(null)}
              css={{ marginInlineEnd: 'auto' }}
            >
              {t('sending.back_to_ours')}
            </Button>
          )}
          <Button disabled={!canSave} onClick={() => write(text)}>
            {save.isPending ? t('parts.saving') : t('parts.save')}
          </Button>
        </>
      }
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 10, marginBottom: 16 }}>
        <ToolSelect
          label={t('sending.for')}
          value={chosen.group}
          options={[
            { value: '', text: t('sending.for_all') },
            ...host.guest_groups.map((name) => ({ value: name, text: name })),
          ]}
          onChange={(name) => choose({ group: name })}
        />
        <ToolSelect
          label={t('sending.language')}
          value={chosen.language}
          options={LANGUAGES.map((code) => ({ value: code, text: names.of(tagOf(code)) ?? code }))}
          onChange={(language) => choose({ language })}
        />
      </div>
      <Field
        label={t('sending.text')}
        problem={
          unknown.length > 0
            ? t('sending.unknown_words', { words: unknown.map((word) => `{${word}}`).join(', ') })
            : undefined
        }
        hint={isOwn ? undefined : t('sending.is_ours')}
      >
        {(parts) => (
          <textarea
            {...parts}
            ref={field}
            rows={11}
            maxLength={limitAt(saveMessageTemplate.body, 'text')}
            value={text}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            css={[input, { padding: '10px 12px', resize: 'vertical', lineHeight: 1.45 }]}
          />
        )}
      </Field>
      <div
        role="group"
        aria-label={t('sending.insert')}
        css={{ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '10px 0 20px' }}
      >
        {MESSAGE_WORDS.map((word) => (
          <Button key={word} variant="default" h={36} radius="xl" onClick={() => insert(word)}>
            {t(`sending.word.${word}`)}
          </Button>
        ))}
      </div>
      <WhatsAppBubble
        language={chosen.language}
        text={fillMessage(text, {
          name: sample?.name ?? t('sending.sample_name'),
          link: sample?.invitation_link ?? host.slugs[0]?.link ?? '',
          hosts: host.client_name,
          ...eventWords(host.events[0], chosen.language),
        })}
      />
      {save.isError && <Problem>{reason(save.error)}</Problem>}
      {text !== DEFAULT_MESSAGES[chosen.language][kind] && kind !== 'THANKS' && !text.includes('{link}') && (
        <p css={{ margin: '12px 0 0', color: ledger.warning, fontWeight: 600 }}>{t('sending.without_link')}</p>
      )}
      {unsaved.question}
    </Sheet>
  );
}
