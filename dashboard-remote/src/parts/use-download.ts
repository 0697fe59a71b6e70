import type { RequestOf } from '@janur/contracts';
import type { DownloadEndpoint, Route } from '@janur/data';
import { useEffect, useRef, useState } from 'react';
import { download } from '../data.ts';

export type DownloadState =
  | { state: 'idle' }
  | { state: 'running'; bytes: number }
  | { state: 'failed'; error: unknown };

export type Download = ReturnType<typeof useDownload>;

/** Fetches one file at a time and hands it to the browser to keep. */
export function useDownload() {
  const [state, setState] = useState<DownloadState>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start<E extends DownloadEndpoint>(route: Route<E>, request: RequestOf<E>): Promise<void> {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState({ state: 'running', bytes: 0 });
    try {
      const { name = 'janur', blob } = await download(route, request, {
        signal: control.signal,
        onProgress: (bytes) => setState({ state: 'running', bytes }),
      });
      keep(blob, name);
      setState({ state: 'idle' });
    } catch (error) {
      if (!control.signal.aborted) setState({ state: 'failed', error });
    }
  }

  function cancel(): void {
    running.current?.abort();
    setState({ state: 'idle' });
  }

  return { ...state, start, cancel };
}

/** Keeps bytes as a file where the browser keeps downloads. */
export function keep(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // the browser reads it after this click
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
