import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Bound } from '../bind.ts';
import { useFieldTexts } from '../fields/use-field-texts.ts';
import { BinIcon, SwapIcon } from '../../../parts/icons.tsx';
import { AddressForm, BringHere } from './address-form.tsx';
import { Crops } from './crops.tsx';
import { DropTile } from './drop-tile.tsx';
import { FileButton } from './file-button.tsx';
import { IMAGE_FILES } from './files.ts';
import { FocalPicker, type Ratio } from './focal-picker.tsx';
import { focalPointOf, withFocalPoint } from './focal-point.ts';
import type { Source } from './source.ts';
import { fieldLabel } from './styles.ts';
import { OverlayField } from './overlay-field.tsx';
import { tile } from './tile-styles.ts';
import { UploadTile } from './upload-tile.tsx';
import { type UploadTarget, useUploads } from './uploads.ts';
import { useDrop } from './use-drop.ts';

interface PictureFieldProps {
  /** The address; null is no picture. */
  of: Bound<string | null>;
  /** What is sent with the file. */
  target: UploadTarget;
  /** Tells the field from others of its kind, also when rows change places: `story:17`. */
  owner: string;
  label?: string;
  /** The CSS that the focal point goes into, where the page cuts the picture. */
  imageCss?: Bound<string | null> | undefined;
  overlay?: Bound<number | null> | undefined;
  /** A logo or a QR code is shown whole. */
  isWhole?: boolean;
  children?: ReactNode;
}

/** One picture: dropped, chosen or replaced with its progress, placed by its subject, and removed. */
export function PictureField(props: PictureFieldProps) {
  const { of, target, owner, label, imageCss, children } = props;
  const { t } = useTranslation();
  const { label: word } = useFieldTexts(of, label);
  const put = (url: string | null) => of.onChange(url);
  const uploads = useUploads({
    owner: `${JSON.stringify(target)}:${owner}`,
    kind: IMAGE_FILES,
    onUploaded: (arrived) => put(arrived.at(-1)?.url ?? of.value),
  });
  const upload = uploads.open.at(-1);
  function send([file]: readonly Source[]) {
    if (!file) return;
    uploads.open.forEach(({ id }) => uploads.cancel(id));
    uploads.add([file], target);
  }
  const { isOver, dropProps } = useDrop(send);

  return (
    <div data-path={of.path} css={field} {...dropProps}>
      <span css={{ ...fieldLabel, fontSize: 14 }}>{word}</span>
      {upload && (
        <div css={{ maxWidth: 220, marginBottom: of.value ? 12 : 0 }}>
          <UploadTile
            upload={upload}
            kind={IMAGE_FILES}
            onCancel={() => uploads.cancel(upload.id)}
            onRetry={(file) => uploads.retry(upload.id, file)}
          />
        </div>
      )}
      {of.value && <BringHere address={of.value} onSource={send} />}
      {of.value && (
        <Shown key={of.value} {...props} src={of.value} word={word} onSend={send} onRemove={() => put(null)} />
      )}
      {!of.value && !upload && (
        <DropTile
          kind={IMAGE_FILES}
          isOver={isOver}
          title={word}
          words={t('media.drop_single')}
          onFiles={send}
          css={{ '&&': { height: 104 } }}
        />
      )}
      {!of.value && !upload && <AddressForm name={word} onSource={send} />}
      {of.error && <p css={{ margin: '6px 0 0', color: ledger.danger, fontWeight: 500 }}>{of.error}</p>}
      {imageCss?.error && <p css={{ margin: '6px 0 0', color: ledger.danger, fontWeight: 500 }}>{imageCss.error}</p>}
      {children}
    </div>
  );
}

interface ShownProps extends PictureFieldProps {
  src: string;
  word: string;
  onSend: (files: File[]) => void;
  onRemove: () => void;
}

function Shown({ src, word, imageCss, overlay, isWhole = false, onSend, onRemove }: ShownProps) {
  const { t } = useTranslation();
  const [ratio, setRatio] = useState<Ratio>('3:4');
  const point = focalPointOf(imageCss?.value);
  return (
    <div css={shown} data-placed={imageCss ? '' : undefined}>
      {imageCss ? (
        <FocalPicker
          src={src}
          point={point}
          ratio={ratio}
          onChange={(next) => imageCss.onChange(withFocalPoint(imageCss.value, next))}
        />
      ) : (
        <div css={tile}>
          <img
            src={src}
            alt=""
            css={{ display: 'block', width: '100%', height: '100%', objectFit: isWhole ? 'contain' : 'cover' }}
          />
        </div>
      )}
      <div css={{ display: 'grid', gap: 12, alignContent: 'start', minWidth: 0 }}>
        {imageCss && <Crops src={src} point={point} chosen={ratio} onChoose={setRatio} />}
        {overlay && <OverlayField value={overlay.value} onChange={overlay.onChange} />}
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          <Button
            component={FileButton}
            label={t('media.replace_for', { name: word })}
            kind={IMAGE_FILES}
            onFiles={onSend}
            variant="default"
          >
            <SwapIcon /> {t('media.replace_short')}
          </Button>
          <Button variant="subtle" color="danger" aria-label={t('media.remove_for', { name: word })} onClick={onRemove}>
            <BinIcon /> {t('media.remove')}
          </Button>
        </div>
      </div>
    </div>
  );
}

const field = { containerType: 'inline-size', minWidth: 0 } as const;

const shown = {
  display: 'grid',
  gridTemplateColumns: '122px 1fr',
  gap: 16,
  '& > *': { minWidth: 0 },
  '&[data-placed]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@container (min-width: 560px)': { '&[data-placed]': { gridTemplateColumns: '338fr 294fr' } },
} as const;
