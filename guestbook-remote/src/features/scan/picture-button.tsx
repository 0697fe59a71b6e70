import { useTranslation } from '@janur/i18n';
import { type ChangeEvent, useRef } from 'react';
import { RoundButton } from '../../design/button.tsx';
import { Picture } from '../../design/icons.tsx';
import { openQrReader } from './detector.ts';

interface PictureButtonProps {
  onCode: (content: string) => void;
  /** The chosen file holds no QR code, or is no picture. */
  onNothing: () => void;
}

/** A screenshot or a photo of a code: from a chat with a guest who has lost the invitation. Read on the device. */
export function PictureButton({ onCode, onNothing }: PictureButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = ''; // the same file may be chosen again
    if (!file) return;
    const content = await contentOf(file).catch(() => undefined);
    if (content === undefined) onNothing();
    else onCode(content);
  }

  return (
    <>
      <RoundButton label={t('scan.picture')} onClick={() => input.current?.click()}>
        <Picture />
      </RoundButton>
      <input ref={input} type="file" accept="image/*" hidden onChange={(event) => void read(event)} />
    </>
  );
}

async function contentOf(file: File): Promise<string | undefined> {
  const [reader, picture] = await Promise.all([openQrReader(), createImageBitmap(file)]);
  try {
    return await reader.read(picture);
  } finally {
    picture.close();
  }
}
