import { PREVIEW_PATH, type PreviewEvent, type PreviewMessage, type PreviewScene } from '@janur/contracts/preview';
import { ledger } from '@janur/ui';
import { useEffect, useRef, useState } from 'react';

interface PreviewFrameProps {
  title: string;
  scene: PreviewScene;
  /** The window that the invitation sees, in CSS pixels, and how much smaller it is drawn. */
  width: number;
  height: number;
  scale: number;
}

/** The real invitation page in a frame of its own; it follows each change of `scene`. */
export function PreviewFrame({ title, scene, width, height, scale }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<Partial<PreviewEvent>>) => {
      if (source === frame.current?.contentWindow && data.kind === 'janur-preview-ready') setIsReady(true);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const message: PreviewMessage = { kind: 'janur-preview', scene };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [isReady, scene]);

  return (
    <div css={{ width: width * scale, height: height * scale, ...box }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page of our own origin: it needs both rights that undo a sandbox */}
      <iframe
        ref={frame}
        title={title}
        src={PREVIEW_PATH}
        css={{ border: 0, width, height, transformOrigin: '0 0' }}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}

const box = {
  flex: 'none',
  overflow: 'hidden',
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: ledger.card,
} as const;
