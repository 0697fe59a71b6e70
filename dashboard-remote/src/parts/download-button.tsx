import type { RequestOf } from '@janur/contracts';
import type { DownloadEndpoint, Route } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { CrossIcon, DownloadIcon } from './icons.tsx';
import { useReason } from './problem.tsx';
import { useDownload } from './use-download.ts';

interface DownloadButtonProps<E extends DownloadEndpoint> {
  text: string;
  route: Route<E>;
  request: RequestOf<E>;
}

/** Keeps a file of the server. While it comes it says how much has come, and pressing again cancels it. */
export function DownloadButton<E extends DownloadEndpoint>({ text, route, request }: DownloadButtonProps<E>) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const file = useDownload();
  const isRunning = file.state === 'running';
  const size = isRunning ? sizeOf(file.bytes, i18n.language) : '';
  return (
    <span css={{ position: 'relative', display: 'inline-flex' }}>
      <Button
        variant="default"
        onClick={() => (isRunning ? file.cancel() : void file.start(route, request))}
        aria-label={isRunning ? t('parts.cancel_download', { what: text }) : undefined}
      >
        {isRunning ? <CrossIcon /> : <DownloadIcon />}
        {isRunning ? t('parts.downloading', { size }) : text}
      </Button>
      <span role="status" css={said}>
        {file.state === 'failed' && <span css={failed}>{reason(file.error)}</span>}
      </span>
    </span>
  );
}

function sizeOf(bytes: number, language: string): string {
  const kilobytes = bytes / 1024;
  const [value, unit] = kilobytes < 1000 ? [kilobytes, 'KB'] : [kilobytes / 1024, 'MB'];
  return `${value.toLocaleString(language, { maximumFractionDigits: unit === 'KB' ? 0 : 1 })} ${unit}`;
}

const said = { position: 'absolute', top: 'calc(100% + 6px)', insetInlineEnd: 0, zIndex: 5 } as const;

const failed = {
  display: 'block',
  width: 'max-content',
  maxWidth: 280,
  padding: '8px 12px',
  borderRadius: 10,
  background: ledger.dangerGround,
  color: ledger.danger,
  fontSize: 14,
  fontWeight: 600,
} as const;
