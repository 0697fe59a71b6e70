import {
  PREVIEW_COLOURS,
  PREVIEW_PATH,
  type PreviewEvent,
  type PreviewMessage,
  type PreviewScene,
  type PreviewTap,
} from '@janur/contracts/preview';
import { VOICE_KEYS } from '@janur/contracts/rules';
import { ledger } from '@janur/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGuestOrigin } from './guest-origin.ts';

interface PreviewFrameProps {
  title: string;
  scene: PreviewScene;
  /** The window that the invitation sees, in CSS pixels, and how much smaller it is drawn. */
  width: number;
  height: number;
  scale: number;
  /** The colours that the page wears, with each scene that was shown. */
  onColours?: (colours: NonNullable<PreviewEvent['colours']>) => void;
  /** What the look says itself, with each scene that was shown. */
  onWords?: (words: NonNullable<PreviewEvent['words']>) => void;
  /** What somebody tapped, in a scene that is looked through. */
  onTap?: (tap: PreviewTap) => void;
  className?: string;
}

/**
 * The real invitation page in a frame of its own; it follows each change of `scene`. The frame is of the guests' origin, for a
 * template's code runs in it: nothing but messages passes, and what it says is a hint and never an order.
 */
export function PreviewFrame({
  title,
  scene,
  width,
  height,
  scale,
  onColours,
  onWords,
  onTap,
  className,
}: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const guests = useGuestOrigin();
  const [isReady, setIsReady] = useState(false);

  const take = useEffectEvent(({ kind, colours, words, tapped }: Partial<PreviewEvent>) => {
    if (kind === 'janur-preview-ready') setIsReady(true);
    if (kind === 'janur-preview-colours' && colours) onColours?.(colours);
    if (kind === 'janur-preview-words' && words) onWords?.(words);
    if (kind === 'janur-preview-tapped' && tapped) onTap?.(tapped);
    // only for somebody who is in the frame: shortcuts of the page around it work wherever one last clicked
    if (kind === 'janur-preview-save' && document.activeElement === frame.current) window.dispatchEvent(saveKey());
  });
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || origin !== guests) return;
      const event = readEvent(data);
      if (event) take(event);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [guests]);

  useEffect(() => {
    if (!isReady) return;
    const message: PreviewMessage = { kind: 'janur-preview', scene };
    frame.current?.contentWindow?.postMessage(message, guests);
  }, [isReady, scene, guests]);

  return (
    <div css={box} className={className} style={{ width: width * scale, height: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        src={guests + PREVIEW_PATH}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, it cannot take off what it wears
        sandbox="allow-scripts allow-same-origin allow-forms"
        css={{ border: 0, width, height, transformOrigin: '0 0' }}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}

const saveKey = () => new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true });

/** Words that a template may have written: a kind, and colours that are colours and nothing else. */
function readEvent(data: unknown): Partial<PreviewEvent> | undefined {
  const { kind, colours, words, tapped }: Partial<Record<keyof PreviewEvent, unknown>> = Object(data);
  const known = KINDS.find((one) => one === kind);
  if (known === 'janur-preview-words') return { kind: known, words: readWords(words) };
  if (known === 'janur-preview-tapped') return { kind: known, tapped: readTap(tapped) };
  if (!known || typeof colours !== 'object' || colours === null) return known && { kind: known };
  const worn = Object.entries(colours).filter(
    ([name, colour]) =>
      PREVIEW_COLOURS.some((one) => one === name) && typeof colour === 'string' && COLOUR.test(colour),
  );
  return { kind: known, colours: Object.fromEntries(worn) };
}

function readWords(words: unknown): Record<string, string> {
  const said: Readonly<Record<string, unknown>> = Object(words);
  return Object.fromEntries(
    VOICE_KEYS.flatMap((key) => (typeof said[key] === 'string' ? [[key, said[key].slice(0, 300)]] : [])),
  );
}

function readTap(tapped: unknown): PreviewTap {
  const { text, section }: Partial<Record<keyof PreviewTap, unknown>> = Object(tapped);
  return {
    text: typeof text === 'string' ? text.slice(0, LONGEST_TEXT) : '',
    section: typeof section === 'string' && /^[a-z_]{1,40}$/.test(section) ? section : 'hero',
  };
}

const LONGEST_TEXT = 6000;

const KINDS = [
  'janur-preview-ready',
  'janur-preview-colours',
  'janur-preview-words',
  'janur-preview-tapped',
  'janur-preview-save',
] as const;
const COLOUR = /^(?:#[\da-f]{3,8}|(?!url)[a-z-]{3,20}(?:\([\d.,%/ a-z-]{1,60}\))?)$/i;

const box = {
  flex: 'none',
  overflow: 'hidden',
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: ledger.card,
} as const;
