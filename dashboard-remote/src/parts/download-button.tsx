import type { RequestOf } from '@janur/contracts';
import type { DownloadEndpoint, Route } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Menu } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { CrossIcon, DownloadIcon } from './icons.tsx';
import { useReason } from './problem.tsx';
import { type Download, useDownload } from './use-download.ts';

interface DownloadButtonProps<E extends DownloadEndpoint> {
  text: string;
  route: Route<E>;
  request: RequestOf<E>;
}

/** Keeps a file of the server. While it comes it says how much has come, and pressing again cancels it. */
export function DownloadButton<E extends DownloadEndpoint>({ text, route, request }: DownloadButtonProps<E>) {
  const file = useDownload();
  return (
    <span css={place}>
      <Press file={file} text={text} onClick={() => void file.start(route, request)} />
      <Failure file={file} />
    </span>
  );
}

interface DownloadMenuProps {
  text: string;
  files: readonly { readonly text: string; readonly start: (file: Download) => Promise<void> }[];
}

/** The same for one of several files. */
export function DownloadMenu({ text, files }: DownloadMenuProps) {
  const file = useDownload();
  const [what, setWhat] = useState('');
  return (
    <span css={place}>
      <Menu position="bottom-end" width="max-content" returnFocus disabled={file.state === 'running'}>
        <Menu.Target>
          <Press file={file} text={text} what={what} />
        </Menu.Target>
        <Menu.Dropdown aria-label={text} maw="calc(100vw - 24px)">
          {files.map((one) => (
            <Menu.Item
              key={one.text}
              leftSection={<DownloadIcon />}
              onClick={() => {
                setWhat(one.text);
                void one.start(file);
              }}
            >
              {one.text}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Failure file={file} />
    </span>
  );
}

interface PressProps extends ComponentProps<'button'> {
  file: Download;
  text: string;
  /** What comes, where the button's own text is of several files. */
  what?: string;
}

function Press({ file, text, what = text, onClick, ...others }: PressProps) {
  const { t, i18n } = useTranslation();
  const isRunning = file.state === 'running';
  return (
    <Button
      {...others}
      variant="default"
      onClick={isRunning ? () => file.cancel() : onClick}
      aria-label={isRunning ? t('parts.cancel_download', { what }) : undefined}
    >
      {isRunning ? <CrossIcon /> : <DownloadIcon />}
      {isRunning ? t('parts.downloading', { size: sizeOf(file.bytes, i18n.language) }) : text}
    </Button>
  );
}

function Failure({ file }: { file: Download }) {
  const reason = useReason();
  return (
    <span role="status" css={said}>
      {file.state === 'failed' && <span css={failed}>{reason(file.error)}</span>}
    </span>
  );
}

function sizeOf(bytes: number, language: string): string {
  const kilobytes = bytes / 1024;
  const [value, unit] = kilobytes < 1000 ? [kilobytes, 'KB'] : [kilobytes / 1024, 'MB'];
  return `${value.toLocaleString(language, { maximumFractionDigits: unit === 'KB' ? 0 : 1 })} ${unit}`;
}

const place = { position: 'relative', display: 'inline-flex' } as const;
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
