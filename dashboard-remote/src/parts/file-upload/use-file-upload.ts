import type { RequestOf, SuccessOf } from '@janur/contracts';
import type { FileEndpoint, Route } from '@janur/data';
import { useEffect, useRef, useState } from 'react';
import { upload } from '../../data.ts';

export type FileUpload<Answer> =
  | { state: 'idle' }
  | { state: 'sending'; sent: number }
  | { state: 'failed'; error: unknown }
  | { state: 'done'; answer: Answer };

/** Sends one file at a time, and can be stopped on the way. */
export function useFileUpload<E extends FileEndpoint>(
  route: Route<E>,
  onDone?: (answer: SuccessOf<E>) => void,
  onFailed?: (error: unknown) => void,
) {
  const [state, setState] = useState<FileUpload<SuccessOf<E>>>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(request: RequestOf<E>): Promise<void> {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState({ state: 'sending', sent: 0 });
    try {
      const answer = await upload(route, request, {
        signal: control.signal,
        onProgress: (sent) => setState({ state: 'sending', sent }),
      });
      setState({ state: 'done', answer });
      onDone?.(answer);
    } catch (error) {
      if (control.signal.aborted) return;
      setState({ state: 'failed', error });
      onFailed?.(error);
    }
  }

  function stop(): void {
    running.current?.abort();
    setState({ state: 'idle' });
  }

  return { upload: state, send, stop };
}
