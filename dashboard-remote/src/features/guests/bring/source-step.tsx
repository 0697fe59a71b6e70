import { readGuestFile } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import { DownloadButton } from '../../../parts/download-button.tsx';
import { useFileLanguage } from '../../../parts/file-language.ts';
import { FileDrop, SPREADSHEETS } from '../../../parts/file-upload/file-drop.tsx';
import { UploadBar } from '../../../parts/file-upload/upload-bar.tsx';
import { useFileUpload } from '../../../parts/file-upload/use-file-upload.ts';
import { UshersIcon } from '../../../parts/icons.tsx';
import { Problem, useReason } from '../../../parts/problem.tsx';
import { guestsRead } from './guests-to-bring.ts';
import type { Source } from './mapping.ts';
import { cards, chosenContacts, contactsOf, pasted } from './sources.ts';
import { forward, panel } from './styles.ts';

const CARDS = '.vcf,text/vcard,text/x-vcard';
/** As much as a list may have; a film that was chosen by a slip is not read into the page. */
const MOST_BYTES = readGuestFile.files['rsvp-guest-file'].maxBytes;

interface SourceStepProps {
  /** What was pasted or written. */
  text: string;
  onText: (text: string) => void;
  onSource: (source: Source) => void;
}

/** Where the list is: in somebody's chat, in the phone's contacts, in a file. */
export function SourceStep({ text, onText, onSource }: SourceStepProps) {
  const { t } = useTranslation();
  const language = useFileLanguage();
  const reason = useReason();
  const [file, setFile] = useState<File>();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const { upload, send, stop } = useFileUpload(routes.readGuestFile, ({ data }) =>
    onSource({ name: file?.name ?? '', rows: data.rows }),
  );
  const contacts = contactsOf(navigator);
  const name = t('imports.pasted');
  const read = useMemo(() => (text.trim() === '' ? undefined : pasted(text, name)), [text, name]);
  const count = useMemo(() => (read ? guestsRead(read) : 0), [read]);

  async function choose(chosen: File) {
    setFile(chosen);
    setIsTooLarge(chosen.size > MOST_BYTES);
    if (chosen.size > MOST_BYTES) return;
    if (/\.vcf$/i.test(chosen.name) || /vcard/.test(chosen.type)) onSource(cards(await chosen.text(), chosen.name));
    else void send({ body: { 'rsvp-guest-file': chosen } });
  }

  return (
    <div css={{ display: 'grid', gap: 14, maxWidth: 760 }}>
      <section css={panel}>
        <Textarea
          label={t('imports.paste')}
          placeholder={t('imports.paste_example')}
          autosize
          minRows={5}
          maxRows={14}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
          <Button css={forward} h={44} disabled={count === 0} onClick={() => read && onSource(read)}>
            {t('imports.see', { count })}
          </Button>
          <span css={{ color: ledger.muted }}>{t('imports.paste_advice')}</span>
        </div>
      </section>
      {contacts && (
        <section css={panel}>
          <Button
            variant="default"
            h={48}
            leftSection={<UshersIcon />}
            onClick={() =>
              void chosenContacts(contacts, t('imports.contacts')).then(
                (chosen) => chosen.rows.length > 0 && onSource(chosen),
                () => undefined, // closed without choosing
              )
            }
          >
            {t('imports.contacts')}
          </Button>
          <span css={{ color: ledger.muted }}>{t('imports.contacts_advice')}</span>
        </section>
      )}
      <section css={panel}>
        {upload.state === 'sending' && file ? (
          <UploadBar name={file.name} sent={upload.sent} onCancel={stop} />
        ) : (
          <FileDrop
            title={t('imports.choose')}
            note={t('imports.limits')}
            accept={`${SPREADSHEETS},${CARDS}`}
            onFile={(chosen) => void choose(chosen)}
          />
        )}
        {isTooLarge && <Problem>{t('imports.too_large')}</Problem>}
        {upload.state === 'failed' && (
          <Problem>
            {reason(upload.error, { TOO_LARGE: t('imports.too_large'), UNSUPPORTED_MEDIA: t('imports.no_sheet') })}
          </Problem>
        )}
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
          <DownloadButton
            text={t('imports.download')}
            route={routes.getGuestListTemplate}
            request={{ query: { language } }}
          />
          <span css={{ color: ledger.muted }}>{t('imports.template_advice')}</span>
        </div>
      </section>
    </div>
  );
}
