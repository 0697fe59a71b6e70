import type { FileKind } from './files.ts';
import { UploadTile } from './upload-tile.tsx';
import type { useUploads } from './uploads.ts';

/** The files of a grid that are on their way or did not arrive. */
export function UploadTiles({ uploads, kind }: { uploads: ReturnType<typeof useUploads>; kind: FileKind }) {
  return uploads.open.map((upload) => (
    <li key={upload.id} css={place}>
      <UploadTile
        upload={upload}
        kind={kind}
        onCancel={() => uploads.cancel(upload.id)}
        onRetry={(file) => uploads.retry(upload.id, file)}
      />
    </li>
  ));
}

/** Why an address gave no file takes more words than why a file was refused. */
const place = { minWidth: 0, '&:has([data-part=failed] [data-address])': { gridColumn: 'span 2' } } as const;
