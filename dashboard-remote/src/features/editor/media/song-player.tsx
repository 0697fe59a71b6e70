import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useFileWords } from './words.ts';
import { SONG_FILES } from './files.ts';
import { PauseIcon, PlayIcon, ProblemIcon } from '../../../parts/icons.tsx';
import { clock } from './peaks.ts';
import { useSong } from './use-song.ts';

/** Play, pause, the waveform as the place in the song. */
export function SongPlayer({ url }: { url: string }) {
  const { t } = useTranslation();
  const { problemWords } = useFileWords();
  const { waveform, isBroken, isPlaying, at, audioProps, toggle, seek } = useSong(url);
  const seconds = waveform?.seconds ?? 0;
  const share = seconds > 0 ? at / seconds : 0;
  return (
    <div css={player}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music without words to read along */}
      <audio {...audioProps} />
      <button type="button" aria-label={t(isPlaying ? 'media.pause' : 'media.play')} onClick={toggle} css={button}>
        {isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </button>
      {isBroken ? (
        <span css={{ display: 'flex', alignItems: 'center', gap: 8, color: ledger.danger, fontWeight: 600 }}>
          <ProblemIcon /> {problemWords({ kind: 'damaged' }, SONG_FILES)}
        </span>
      ) : (
        <div css={{ position: 'relative', height: 56 }}>
          <svg viewBox="0 0 120 56" preserveAspectRatio="none" aria-hidden css={{ width: '100%', height: 56 }}>
            {(waveform?.peaks ?? Array<number>(120).fill(0.04)).map((peak, index) => {
              const height = Math.max(2, peak * 52);
              return (
                <rect
                  key={index}
                  x={index + 0.15}
                  y={28 - height / 2}
                  width={0.7}
                  height={height}
                  rx={0.3}
                  fill={index / 120 < share ? ledger.brand : ledger.bar}
                />
              );
            })}
          </svg>
          <input
            type="range"
            aria-label={t('media.song_place')}
            aria-valuetext={`${clock(at)} / ${clock(seconds)}`}
            min={0}
            max={Math.max(1, Math.ceil(seconds))}
            step={1}
            value={Math.floor(at)}
            onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
            css={place}
          />
        </div>
      )}
      <span css={{ color: ledger.muted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {seconds > 0 && `${clock(at)} / ${clock(seconds)}`}
      </span>
    </div>
  );
}

const player = {
  display: 'grid',
  gridTemplateColumns: '48px 1fr auto',
  alignItems: 'center',
  gap: 14,
  padding: '12px 16px 12px 12px',
  border: `1px solid ${ledger.border}`,
  borderRadius: 12,
  background: ledger.row,
} as const;

const button = {
  display: 'grid',
  placeContent: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: ledger.brand,
  color: ledger.onBrand,
  cursor: 'pointer',
  '&:hover': { background: ledger.brandHover },
} as const;

/** The waveform is what is seen of it; its focus is seen around it. */
const place = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '&:focus-visible': { opacity: 0.001 },
  'div:has(> &:focus-visible)': { outline: `2px solid ${ledger.brand}`, outlineOffset: 3, borderRadius: 6 },
} as const;
