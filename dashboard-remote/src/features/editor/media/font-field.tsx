import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Checkbox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { BinIcon } from '../../../parts/icons.tsx';
import { useRemoval } from '../../../parts/undo.tsx';
import type { Bound } from '../bind.ts';
import { useFieldTexts } from '../fields/use-field-texts.ts';
import { AddressForm, BringHere } from './address-form.tsx';
import { DropTile } from './drop-tile.tsx';
import { FONT_FILES } from './files.ts';
import type { Source } from './source.ts';
import { fieldLabel } from './styles.ts';
import { UploadTile } from './upload-tile.tsx';
import { useUploads } from './uploads.ts';
import { useDrop } from './use-drop.ts';

/** The couple's own font for the headings: sent with a word about its licence, seen, removed. */
export function FontField({ of, optionId, sample }: { of: Bound<string | null>; optionId: number; sample: string }) {
  const { t } = useTranslation();
  const { label } = useFieldTexts(of);
  const [isLicensed, setIsLicensed] = useState(false);
  const { offer, withdraw } = useRemoval<string>(of.onChange);
  const uploads = useUploads({
    owner: `font:${optionId}`,
    kind: FONT_FILES,
    onUploaded: (arrived) => {
      const last = arrived.at(-1);
      if (!last) return;
      of.onChange(last.url);
      withdraw();
    },
  });
  const upload = uploads.open.at(-1);
  function send([source]: readonly Source[]) {
    if (!source || !isLicensed) return;
    uploads.open.forEach(({ id }) => uploads.cancel(id));
    uploads.add([source], { kind: 'font', optionId });
  }
  const { isOver, dropProps } = useDrop(send);
  const { value } = of;

  return (
    <div data-path={of.path} css={{ display: 'grid', gap: 10, minWidth: 0 }} {...dropProps}>
      <span css={{ ...fieldLabel, fontSize: 14 }}>{label}</span>
      {value && <Sample key={value} url={value} text={sample} />}
      {upload && (
        <div css={{ maxWidth: 240 }}>
          <UploadTile
            upload={upload}
            kind={FONT_FILES}
            onCancel={() => uploads.cancel(upload.id)}
            onRetry={(file) => uploads.retry(upload.id, file)}
          />
        </div>
      )}
      {!upload && (
        <Checkbox
          label={t('media.font.licence')}
          checked={isLicensed}
          onChange={({ currentTarget }) => setIsLicensed(currentTarget.checked)}
        />
      )}
      {value && <BringHere address={value} onSource={send} />}
      {!value && !upload && (
        <fieldset
          disabled={!isLicensed}
          css={{ margin: 0, padding: 0, border: 0, minWidth: 0, '&:disabled': { opacity: 0.55 } }}
        >
          <DropTile kind={FONT_FILES} isOver={isOver} title={label} words={t('media.font.drop')} onFiles={send} />
        </fieldset>
      )}
      {!upload && <AddressForm name={label} disabled={!isLicensed} onSource={send} />}
      {value && (
        <Button
          variant="subtle"
          color="danger"
          css={{ justifySelf: 'start' }}
          aria-label={t('media.remove_for', { name: label })}
          onClick={() => {
            of.onChange(null);
            offer(t('media.removed', { name: label }), value);
          }}
        >
          <BinIcon /> {t('media.remove')}
        </Button>
      )}
      {of.error && <p css={{ margin: 0, color: ledger.danger, fontWeight: 500 }}>{of.error}</p>}
      <p css={{ margin: 0, color: ledger.muted, fontSize: 13 }}>{t('media.font.hint')}</p>
    </div>
  );
}

const SAMPLE_FONT = 'janur-sample';

/** The couple's names as guests will see them. */
function Sample({ url, text }: { url: string; text: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'loading' | 'there' | 'missing'>('loading');
  useEffect(() => {
    const font = new FontFace(SAMPLE_FONT, `url(${JSON.stringify(url)})`);
    document.fonts.add(font);
    let isGone = false;
    font.load().then(
      () => !isGone && setState('there'),
      () => !isGone && setState('missing'),
    );
    return () => {
      isGone = true;
      document.fonts.delete(font);
    };
  }, [url]);
  if (state === 'missing')
    return <p css={{ margin: 0, color: ledger.danger, fontWeight: 600 }}>{t('media.problem.damaged_font')}</p>;
  return (
    <p
      css={{
        margin: 0,
        padding: '14px 16px',
        border: `1px solid ${ledger.border}`,
        borderRadius: 12,
        background: ledger.row,
        fontFamily: `"${SAMPLE_FONT}"`,
        fontSize: 32,
        lineHeight: 1.3,
        overflowWrap: 'anywhere',
        opacity: state === 'there' ? 1 : 0,
      }}
    >
      {text}
    </p>
  );
}
