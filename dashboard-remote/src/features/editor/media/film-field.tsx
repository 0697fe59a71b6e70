import { type FilmUse, limitAt, uploadFilm } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { BinIcon, SwapIcon } from '../../../parts/icons.tsx';
import { useRemoval } from '../../../parts/undo.tsx';
import { AddressForm } from './address-form.tsx';
import { DropTile } from './drop-tile.tsx';
import { FileButton } from './file-button.tsx';
import { FILM_FILES } from './files.ts';
import type { Source } from './source.ts';
import { UploadTile } from './upload-tile.tsx';
import { useUploads } from './uploads.ts';
import { useDrop } from './use-drop.ts';

interface FilmFieldProps {
  /** A film of ours; null where there is none. */
  value: string | null;
  use: FilmUse;
  optionId: number;
  label: string;
  onChange: (url: string | null) => void;
}

/** A film: sent or got from its address, seen, removed. A loop begins where it is told to. */
export function FilmField({ value, use, optionId, label, onChange }: FilmFieldProps) {
  const { t } = useTranslation();
  const [from, setFrom] = useState(0);
  const { offer, withdraw } = useRemoval<string>(onChange);
  const uploads = useUploads({
    owner: `film:${use}:${optionId}`,
    kind: FILM_FILES,
    onUploaded: (arrived) => {
      const last = arrived.at(-1);
      if (!last) return;
      onChange(last.url);
      withdraw();
    },
  });
  const upload = uploads.open.at(-1);
  function send([source]: readonly Source[]) {
    if (!source) return;
    uploads.open.forEach(({ id }) => uploads.cancel(id));
    uploads.add([source], { kind: 'film', optionId, use, from: use === 'LOOP' ? from : 0 });
  }
  const { isOver, dropProps } = useDrop(send);

  return (
    <div css={{ display: 'grid', gap: 12, minWidth: 0 }} {...dropProps}>
      {value && (
        <video
          key={value}
          src={value}
          controls
          muted={use === 'LOOP'}
          loop={use === 'LOOP'}
          playsInline
          preload="metadata"
          aria-label={label}
          css={{ display: 'block', maxWidth: '100%', maxHeight: 300, borderRadius: 10, background: '#111' }}
        >
          {/* what couples bring has no captions; a loop has no sound either */}
          <track kind="captions" />
        </video>
      )}
      {upload && (
        <div css={{ maxWidth: 240 }}>
          <UploadTile
            upload={upload}
            kind={FILM_FILES}
            onCancel={() => uploads.cancel(upload.id)}
            onRetry={(file) => uploads.retry(upload.id, file)}
          />
        </div>
      )}
      {use === 'LOOP' && !upload && (
        <NumberInput
          label={t('media.film.from')}
          description={t('media.film.from_hint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          value={from}
          min={0}
          max={limitAt(uploadFilm.body, 'from')}
          decimalScale={1}
          onChange={(seconds) => setFrom(Number(seconds) || 0)}
          css={{ maxWidth: 240 }}
        />
      )}
      {!value && !upload && (
        <DropTile kind={FILM_FILES} isOver={isOver} title={label} words={t('media.film.drop')} onFiles={send} />
      )}
      {!upload && <AddressForm name={label} onSource={send} />}
      {value && (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          <Button
            component={FileButton}
            variant="default"
            label={t('media.replace_for', { name: label })}
            kind={FILM_FILES}
            onFiles={send}
          >
            <SwapIcon /> {t('media.replace_short')}
          </Button>
          <Button
            variant="subtle"
            color="danger"
            aria-label={t('media.remove_for', { name: label })}
            onClick={() => {
              onChange(null);
              offer(t('media.removed', { name: label }), value);
            }}
          >
            <BinIcon /> {t('media.remove')}
          </Button>
        </div>
      )}
      <p css={{ margin: 0, color: ledger.muted, fontSize: 13 }}>{t(`media.film.${use}`)}</p>
    </div>
  );
}
