import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { cropOf, type FocalPoint, pointAt } from './focal-point.ts';
import { focusRing } from './styles.ts';

export const RATIOS = { '1:1': 1, '3:4': 3 / 4, '16:9': 16 / 9 } as const;
export type Ratio = keyof typeof RATIOS;

interface FocalPickerProps {
  src: string;
  point: FocalPoint;
  ratio: Ratio;
  onChange: (point: FocalPoint) => void;
}

/** In pixels: what is below it stays on the screen. */
const TALLEST = 300;

const STEPS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where the subject of a picture is: a tap or a drag on it, or the arrow keys (with Shift ten steps at once). */
export function FocalPicker({ src, point, ratio, onChange }: FocalPickerProps) {
  const { t } = useTranslation();
  const [pictureRatio, setPictureRatio] = useState<number>();
  const crop = pictureRatio && cropOf({ ratio: RATIOS[ratio], pictureRatio, at: point });

  function place({ clientX, clientY, currentTarget }: PointerEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(pointAt(((clientX - left) / width) * 100, ((clientY - top) / height) * 100));
  }
  function press(event: KeyboardEvent) {
    const [x, y] = STEPS[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    onChange(pointAt(point.x + x * step, point.y + y * step));
  }

  return (
    <div>
      <div css={stage}>
        <div
          role="slider"
          tabIndex={0}
          aria-label={t('media.focal_point')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={point.x}
          aria-valuetext={t('media.focal_value', { x: point.x, y: point.y })}
          data-part="focal-point"
          css={picture}
          // a drawing may have no size of its own, only a shape
          style={pictureRatio ? { aspectRatio: pictureRatio, width: `min(100%, ${TALLEST * pictureRatio}px)` } : {}}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            place(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event);
          }}
        >
          <img
            src={src}
            alt=""
            draggable={false}
            onLoad={({ currentTarget }) => setPictureRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)}
          />
          {crop && (
            <span aria-hidden css={frame} style={inPercent(crop)}>
              <b css={name}>{ratio}</b>
            </span>
          )}
          <span aria-hidden css={mark} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
        </div>
      </div>
      <p css={{ display: 'flex', justifyContent: 'space-between', gap: 12, margin: '8px 0 0', color: ledger.muted }}>
        {t('media.focal_hint')}
        <b css={{ color: ledger.ink, fontWeight: 600, whiteSpace: 'nowrap' }}>
          {point.x}%, {point.y}%
        </b>
      </p>
    </div>
  );
}

const inPercent = (box: { left: number; top: number; width: number; height: number }) => ({
  left: `${box.left}%`,
  top: `${box.top}%`,
  width: `${box.width}%`,
  height: `${box.height}%`,
});

/** Tall pictures stand in the middle of it, wide ones fill it. */
const stage = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 120,
  borderRadius: 10,
  background: ledger.line,
  overflow: 'hidden',
} as const;

const picture = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 10,
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
  '& > img': { display: 'block', width: '100%', height: '100%', pointerEvents: 'none' },
  '&:focus-visible': { ...focusRing, outlineOffset: -2 },
} as const;

/** What the crop leaves out is dimmed by the frame's own shadow; thirds help the eye. */
const frame = {
  position: 'absolute',
  boxSizing: 'border-box',
  border: '1.5px solid #fff',
  boxShadow: '0 0 0 999px #26353580',
  background:
    'linear-gradient(to right, transparent calc(33.33% - .5px), #ffffff59 0 calc(33.33% + .5px), transparent 0 calc(66.66% - .5px), #ffffff59 0 calc(66.66% + .5px), transparent 0), linear-gradient(transparent calc(33.33% - .5px), #ffffff59 0 calc(33.33% + .5px), transparent 0 calc(66.66% - .5px), #ffffff59 0 calc(66.66% + .5px), transparent 0)',
  pointerEvents: 'none',
} as const;

const name = {
  position: 'absolute',
  left: 6,
  bottom: 8,
  padding: '3px 9px',
  borderRadius: 7,
  background: '#263535cc',
  color: '#fff',
  fontSize: 13,
  fontWeight: 600,
  lineHeight: 1.4,
} as const;

const mark = {
  position: 'absolute',
  width: 36,
  height: 36,
  margin: '-18px 0 0 -18px',
  boxSizing: 'border-box',
  border: '2.5px solid #fff',
  borderRadius: '50%',
  background: `radial-gradient(circle, ${ledger.accent} 5px, #ffffff40 5.5px)`,
  boxShadow: '0 1px 5px #26353566',
  pointerEvents: 'none',
} as const;
