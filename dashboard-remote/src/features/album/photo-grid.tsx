import type { ModeratedPhoto } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { EyeOffIcon, ledger, media } from '@janur/ui';
import { Checkbox } from '@mantine/core';
import { TickIcon } from '../../parts/icons.tsx';
import { oneLine } from '../../parts/styles.ts';
import { ago } from '../../parts/times.ts';
import type { Chosen } from './use-chosen.ts';

interface PhotoGridProps {
  photos: readonly ModeratedPhoto[];
  /** When the list was answered: ages are counted from then. */
  now: number;
  /** Undefined for who only looks. */
  chosen: Chosen | undefined;
  onOpen: (photo: ModeratedPhoto) => void;
  onDeed: (deed: 'SHOW' | 'HIDE', photo: ModeratedPhoto) => void;
}

/** Photos as tiles: a tap opens one large, its tick is for many, its button for the usual deed. */
export function PhotoGrid({ photos, now, chosen, onOpen, onDeed }: PhotoGridProps) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('album.title')} css={grid}>
      {photos.map((photo) => (
        <Tile
          key={photo.id}
          photo={photo}
          now={now}
          isChosen={chosen?.has(photo) ?? false}
          onChoose={chosen && (() => chosen.toggle(photo))}
          onOpen={() => onOpen(photo)}
          onDeed={(deed) => onDeed(deed, photo)}
        />
      ))}
    </ul>
  );
}

interface TileProps {
  photo: ModeratedPhoto;
  now: number;
  isChosen: boolean;
  onChoose: (() => void) | undefined;
  onOpen: () => void;
  onDeed: (deed: 'SHOW' | 'HIDE') => void;
}

function Tile({ photo, now, isChosen, onChoose, onOpen, onDeed }: TileProps) {
  const { t, i18n } = useTranslation();
  const { name, state, url, variants, placeholder, created_at } = photo;
  const when = ago(created_at, i18n.language, now);
  const of = { name, when };
  const deed = state === 'SHOWN' ? 'HIDE' : 'SHOW';
  return (
    <li css={tile} data-chosen={isChosen || undefined}>
      <button type="button" aria-label={t('album.open_of', of)} onClick={onOpen} css={picture}>
        <img
          src={variants[0]?.url ?? url}
          alt=""
          loading="lazy"
          decoding="async"
          style={placeholder ? { backgroundImage: `url("${placeholder}")` } : {}}
        />
      </button>
      {onChoose && (
        <Checkbox size="md" checked={isChosen} onChange={onChoose} aria-label={t('album.choose_of', of)} css={tick} />
      )}
      <div css={foot}>
        <span css={{ minWidth: 0, lineHeight: 1.3 }}>
          <b css={[oneLine, { fontWeight: 600 }]}>{name}</b>
          <time dateTime={created_at} css={[oneLine, { color: ledger.muted, fontSize: 13 }]}>
            {when}
          </time>
        </span>
        {onChoose && (
          <button
            type="button"
            data-deed={deed}
            aria-label={t(deed === 'SHOW' ? 'album.show_of' : 'album.hide_of', of)}
            title={t(deed === 'SHOW' ? 'album.show' : 'album.hide')}
            onClick={() => onDeed(deed)}
            css={quick}
          >
            {deed === 'SHOW' ? <TickIcon /> : <EyeOffIcon />}
          </button>
        )}
      </div>
    </li>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: 14,
  margin: 0,
  padding: 16,
  borderTop: `1px solid ${ledger.border}`,
  background: ledger.head,
  listStyle: 'none',
  [media.phone]: { gridTemplateColumns: '1fr 1fr', gap: 8, padding: 8 },
} as const;

const tile = {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  border: `1px solid ${ledger.border}`,
  borderRadius: 12,
  background: ledger.card,
  overflow: 'hidden',
  '&[data-chosen]': { borderColor: ledger.brand, boxShadow: `0 0 0 2px ${ledger.brand}` },
} as const;

const picture = {
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  padding: 0,
  border: 0,
  background: ledger.row,
  cursor: 'zoom-in',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover', backgroundSize: 'cover' },
  '&:focus-visible': { outlineOffset: -4 },
} as const;

/** Its label is as large as a thumb. */
const tick = {
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  '& input': { cursor: 'pointer', boxShadow: '0 0 0 1px #0006' },
  '& input::after': { content: '""', position: 'absolute', inset: -10 },
} as const;

const foot = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minWidth: 0,
  padding: '8px 6px 8px 12px',
} as const;

const quick = {
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: ledger.muted,
  cursor: 'pointer',
  '&[data-deed=SHOW]': { background: ledger.brand, color: ledger.onBrand },
  '&:hover': { color: ledger.ink, background: 'var(--ledger-hover)' },
  '&[data-deed=SHOW]:hover': { background: ledger.brandHover, color: ledger.onBrand },
} as const;
