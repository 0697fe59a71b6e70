import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, TextInput } from '@mantine/core';
import { BinIcon, SwapIcon } from '../../../parts/icons.tsx';
import type { PanelProps } from '../panel.ts';
import { AddressForm, BringHere } from './address-form.tsx';
import { DropTile } from './drop-tile.tsx';
import { FileButton } from './file-button.tsx';
import { SONG_FILES } from './files.ts';
import { MAX_CREDIT, type SongCredit, songCreditOf, withSongCredit } from './song-credit.ts';
import { SongPlayer } from './song-player.tsx';
import { useRemoval } from '../../../parts/undo.tsx';
import type { Source } from './source.ts';
import { UploadTile } from './upload-tile.tsx';
import { useUploads } from './uploads.ts';
import { useDrop } from './use-drop.ts';

/** The song of the invitation: sent, heard, named, removed. */
export function MusicPanel({ option, onChange, errorOf }: PanelProps) {
  const { t } = useTranslation();
  const { song_url: song, custom_config: config } = option;
  const credit = songCreditOf(config);
  const put = (song_url: string | null) => onChange({ option: { song_url } });
  const { offer, withdraw } = useRemoval<string>(put);
  const name = (change: Partial<SongCredit>) =>
    onChange({ option: { custom_config: withSongCredit(config, { ...credit, ...change }) } });
  const uploads = useUploads({
    owner: `song:${option.id}`,
    kind: SONG_FILES,
    onUploaded: (arrived) => {
      const last = arrived.at(-1);
      if (!last) return;
      const title = last.file.name.replace(/\.\w+$/, '').slice(0, MAX_CREDIT.title);
      // another song has another title, and nobody's credit yet
      onChange({ option: { song_url: last.url, custom_config: withSongCredit(config, { title, credit: '' }) } });
      withdraw();
    },
  });
  const upload = uploads.open.at(-1);
  function send([file]: readonly Source[]) {
    if (!file) return;
    uploads.open.forEach(({ id }) => uploads.cancel(id));
    uploads.add([file], { kind: 'song', optionId: option.id });
  }
  const { isOver, dropProps } = useDrop(send);
  const error = errorOf('option.song_url');

  return (
    <div css={panel} data-path="option.song_url" {...dropProps}>
      {song && <BringHere address={song} onSource={send} />}
      {song && <SongPlayer key={song} url={song} />}
      {song && (
        <div css={{ display: 'grid', gap: 14, '@container (min-width: 460px)': { gridTemplateColumns: '1fr 1fr' } }}>
          <TextInput
            label={t('media.song_title')}
            value={credit.title}
            maxLength={MAX_CREDIT.title}
            onChange={({ currentTarget }) => name({ title: currentTarget.value })}
          />
          <TextInput
            label={t('media.song_credit')}
            description={t('media.song_credit_hint')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={credit.credit}
            maxLength={MAX_CREDIT.credit}
            onChange={({ currentTarget }) => name({ credit: currentTarget.value })}
          />
        </div>
      )}
      {upload && (
        <div css={{ maxWidth: 240 }}>
          <UploadTile
            upload={upload}
            kind={SONG_FILES}
            onCancel={() => uploads.cancel(upload.id)}
            onRetry={(file) => uploads.retry(upload.id, file)}
          />
        </div>
      )}
      {!song && !upload && (
        <DropTile
          kind={SONG_FILES}
          isOver={isOver}
          title={t('media.song')}
          words={t('media.drop_song')}
          onFiles={send}
        />
      )}
      {!upload && <AddressForm name={t('media.song')} onSource={send} />}
      {song && (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          <Button
            component={FileButton}
            variant="default"
            label={t('media.replace_song')}
            kind={SONG_FILES}
            onFiles={send}
          >
            <SwapIcon /> {t('media.replace_song')}
          </Button>
          <Button
            variant="subtle"
            color="danger"
            onClick={() => {
              put(null);
              offer(t('media.removed', { name: credit.title || t('media.song') }), song);
            }}
          >
            <BinIcon /> {t('media.remove')}
          </Button>
        </div>
      )}
      {error && <p css={{ margin: 0, color: ledger.danger, fontWeight: 500 }}>{error}</p>}
    </div>
  );
}

const panel = { containerType: 'inline-size', display: 'grid', gap: 16, minWidth: 0 } as const;
