import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { type FocalPoint } from './focal-point.ts';
import { type Ratio, RATIOS } from './focal-picker.tsx';
import { focusRing } from './styles.ts';

interface CropsProps {
  src: string;
  point: FocalPoint;
  chosen: Ratio;
  onChoose: (ratio: Ratio) => void;
}

// the keys of an object that is written out
const NAMES = Object.keys(RATIOS) as Ratio[];

/** What frames of the usual shapes show of the picture, as the guests' pages cut it. One is drawn into the picture. */
export function Crops({ src, point, chosen, onChoose }: CropsProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('media.crops')} css={row}>
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          aria-label={t('media.crop_of', { ratio: name })}
          onClick={() => onChoose(name)}
          css={button}
          style={{ flexGrow: RATIOS[name] }}
        >
          <img src={src} alt="" draggable={false} style={{ objectPosition: `${point.x}% ${point.y}%` }} />
          {name}
        </button>
      ))}
    </div>
  );
}

const row = { display: 'flex', gap: 8 } as const;

const button = {
  flex: '1 1 0',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: ledger.muted,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& > img': {
    display: 'block',
    width: '100%',
    height: 82,
    marginBottom: 5,
    objectFit: 'cover',
    borderRadius: 8,
  },
  '&[aria-pressed=true]': { color: ledger.ink, fontWeight: 600 },
  '&:focus-visible': { ...focusRing, borderRadius: 8 },
} as const;
