import { useTranslation } from '@janur/i18n';
import { ActionIcon, Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { BinIcon, EarlierIcon, LaterIcon, SwapIcon } from '../../../parts/icons.tsx';
import { Crops } from './crops.tsx';
import { FileButton } from './file-button.tsx';
import { IMAGE_FILES } from './files.ts';
import { FocalPicker, type Ratio } from './focal-picker.tsx';
import { focalPointOf, withFocalPoint } from './focal-point.ts';
import { OverlayField } from './overlay-field.tsx';
import { detailsBox } from './tile-styles.ts';

interface PictureLook {
  css: string | null;
  overlay_opacity: number | null;
}

interface PictureDetailsProps {
  src: string;
  /** Its own look; `css` alone would be Emotion's. */
  look: PictureLook;
  onChange: (change: Partial<PictureLook>) => void;
  /** The look that is worn draws no veil here. */
  isVeilOmitted?: boolean;
  /** Earlier (-1) or later (1) in its order; where there is none it is left out. */
  order?: { isFirst: boolean; isLast: boolean; onMove: (by: 1 | -1) => void } | undefined;
  onReplace: (file: File) => void;
  onRemove: () => void;
  /** Where else it may stand. */
  place?: ReactNode;
  /** Its words. */
  children?: ReactNode;
}

/** The chosen picture of a list: where its subject is, its words, its veil, its place. */
export function PictureDetails(props: PictureDetailsProps) {
  const { src, look, onChange, isVeilOmitted, order, onReplace, onRemove, place, children } = props;
  const { t } = useTranslation();
  const [ratio, setRatio] = useState<Ratio>('3:4');
  const { css, overlay_opacity } = look;
  const point = focalPointOf(css);
  return (
    <section aria-label={t('media.chosen_picture')} css={detailsBox}>
      <FocalPicker
        src={src}
        point={point}
        ratio={ratio}
        onChange={(next) => onChange({ css: withFocalPoint(css, next) })}
      />
      <div css={{ display: 'grid', gap: 12, alignContent: 'start' }}>
        <Crops src={src} point={point} chosen={ratio} onChoose={setRatio} />
        {children}
        <OverlayField
          value={overlay_opacity}
          isOmitted={isVeilOmitted}
          onChange={(value) => onChange({ overlay_opacity: value })}
        />
      </div>
      <div css={actions}>
        {place}
        {order && (
          <>
            <MoveButton word={t('media.earlier')} isOff={order.isFirst} onPress={() => order.onMove(-1)}>
              <EarlierIcon />
            </MoveButton>
            <MoveButton word={t('media.later')} isOff={order.isLast} onPress={() => order.onMove(1)}>
              <LaterIcon />
            </MoveButton>
          </>
        )}
        <span css={{ flex: 1 }} />
        <Button
          component={FileButton}
          label={t('media.replace_picture')}
          kind={IMAGE_FILES}
          onFiles={([file]) => file && onReplace(file)}
          variant="default"
        >
          <SwapIcon /> {t('media.replace_short')}
        </Button>
        <Button variant="subtle" color="danger" onClick={onRemove}>
          <BinIcon /> {t('media.remove')}
        </Button>
      </div>
    </section>
  );
}

interface MoveButtonProps {
  word: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

function MoveButton({ word, isOff, onPress, children }: MoveButtonProps) {
  return (
    <ActionIcon aria-label={word} title={word} disabled={isOff} onClick={onPress}>
      {children}
    </ActionIcon>
  );
}

const actions = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
} as const;
