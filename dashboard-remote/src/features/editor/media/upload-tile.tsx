import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { CrossIcon, ProblemIcon } from '../../../parts/icons.tsx';
import { FileButton } from './file-button.tsx';
import { type FileKind, type FileProblem, isWorthRetrying } from './files.ts';
import { PastedAddress, type Source } from './source.ts';
import { tile } from './tile-styles.ts';
import { problemOf, type Upload } from './uploads.ts';
import { useObjectUrl } from './use-object-url.ts';
import { useFileWords } from './words.ts';

interface UploadTileProps {
  upload: Upload;
  kind: FileKind;
  onCancel: () => void;
  /** The same file once more, or another in its place. */
  onRetry: (file?: Source) => void;
}

/** A picture on its way, or why it did not arrive. */
export function UploadTile(props: UploadTileProps) {
  const problem = problemOf(props.upload);
  return problem ? <FailedTile {...props} problem={problem} /> : <RunningTile {...props} />;
}

function RunningTile({ upload: { file, state }, onCancel }: UploadTileProps) {
  const { t } = useTranslation();
  const { sizeOf } = useFileWords();
  const address = useObjectUrl(file instanceof File && file.type.startsWith('image/') ? file : undefined);
  const percent = state.kind === 'running' ? Math.round(state.sent * 100) : 0;
  const words =
    state.kind === 'waiting'
      ? t('media.waiting')
      : file instanceof PastedAddress
        ? t('media.address.being_got')
        : percent === 100
          ? t('media.being_made')
          : `${percent}%, ${sizeOf(file.size)}`;
  return (
    <div data-part="running" css={tile}>
      {address && <img src={address} alt="" css={{ width: '100%', height: '100%', objectFit: 'cover' }} />}
      <div css={veil}>
        <button type="button" aria-label={t('media.cancel_of', { name: file.name })} onClick={onCancel} css={cross}>
          <CrossIcon size={14} />
        </button>
        <span css={fileName}>{file.name}</span>
        <span css={{ fontWeight: 500 }}>{words}</span>
        <div
          role="progressbar"
          aria-label={file.name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          css={bar}
        >
          <i style={{ width: `${percent}%` }} />
        </div>
      </div>
    </div>
  );
}

function FailedTile({
  upload: { file },
  kind,
  problem,
  onCancel,
  onRetry,
}: UploadTileProps & { problem: FileProblem }) {
  const { t } = useTranslation();
  const { problemWords } = useFileWords();
  return (
    <div data-part="failed" css={[tile, failed]}>
      <div css={{ display: 'flex', justifyContent: 'space-between', marginBottom: 4 }}>
        <ProblemIcon />
        <button
          type="button"
          aria-label={t('media.forget_of', { name: file.name })}
          onClick={onCancel}
          css={{ ...cross, position: 'static', margin: -6, background: 'none', color: ledger.danger }}
        >
          <CrossIcon size={14} />
        </button>
      </div>
      <span css={[fileName, { flexShrink: 0 }]} {...(file instanceof PastedAddress && { 'data-address': true })}>
        {file.name}
      </span>
      <span css={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{problemWords(problem, kind)}</span>
      {isWorthRetrying(problem) ? (
        <button type="button" css={link} onClick={() => onRetry()}>
          {t('media.try_again')}
        </button>
      ) : (
        <FileButton
          label={t('media.replace_of', { name: file.name })}
          kind={kind}
          onFiles={([chosen]) => onRetry(chosen)}
          css={link}
        >
          {t('media.replace')}
        </FileButton>
      )}
    </div>
  );
}

const veil = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: 10,
  background: 'linear-gradient(#26353533, #263535e6 62%)',
  color: '#fff',
  fontSize: 13,
  fontWeight: 600,
  lineHeight: 1.3,
} as const;

const cross = {
  position: 'absolute',
  right: 6,
  top: 6,
  display: 'grid',
  placeContent: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: '#263535b3',
  color: '#fff',
  cursor: 'pointer',
  '@media (pointer: coarse)': { width: 36, height: 36 },
} as const;

const fileName = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const bar = {
  height: 5,
  marginTop: 7,
  borderRadius: 9,
  background: '#ffffff4d',
  overflow: 'hidden',
  '& > i': { display: 'block', height: '100%', borderRadius: 9, background: ledger.accent, transition: 'width .2s' },
} as const;

const failed = {
  height: 'auto',
  minHeight: 152,
  display: 'flex',
  flexDirection: 'column',
  padding: 10,
  border: `1.5px solid ${ledger.danger}`,
  background: ledger.dangerGround,
  color: ledger.danger,
  fontSize: 13,
  fontWeight: 600,
  lineHeight: 1.3,
} as const;

const link = {
  marginTop: 'auto',
  padding: '6px 0 2px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
} as const;
