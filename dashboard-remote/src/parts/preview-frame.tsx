import { PREVIEW_PATH, type PreviewEvent, type PreviewMessage, type PreviewScene } from '@janur/contracts/preview';
import { ledger } from '@janur/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface PreviewFrameProps {
  title: string;
  scene: PreviewScene;
  /** The window that the invitation sees, in CSS pixels, and how much smaller it is drawn. */
  width: number;
  height: number;
  scale: number;
  /** The colours that the page wears, with each scene that was shown. */
  onColours?: (colours: NonNullable<PreviewEvent['colours']>) => void;
  className?: string;
}

/** The real invitation page in a frame of its own; it follows each change of `scene`. */
export function PreviewFrame({ title, scene, width, height, scale, onColours, className }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);

  const take = useEffectEvent(({ kind, colours }: Partial<PreviewEvent>) => {
    if (kind === 'janur-preview-ready') setIsReady(true);
    if (kind === 'janur-preview-colours' && colours) onColours?.(colours);
  });
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<Partial<PreviewEvent>>) => {
      if (source === frame.current?.contentWindow) take(data);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  // shortcuts of the page around it work wherever one last clicked
  useEffect(() => {
    const inside = frame.current?.contentWindow;
    if (!isReady || !inside) return;
    const pass = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const { key, ctrlKey, metaKey, altKey } = event;
      const isTaken = !window.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, metaKey, altKey, cancelable: true }),
      );
      if (isTaken) event.preventDefault();
    };
    inside.addEventListener('keydown', pass);
    return () => inside.removeEventListener('keydown', pass);
  }, [isReady]);

  useEffect(() => {
    if (!isReady) return;
    const message: PreviewMessage = { kind: 'janur-preview', scene };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [isReady, scene]);

  return (
    <div css={box} className={className} style={{ width: width * scale, height: height * scale }}>
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
