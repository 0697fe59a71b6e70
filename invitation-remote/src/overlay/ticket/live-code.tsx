import { STEP_MS } from '@janur/contracts/live-ticket';
import { qrPath } from '@janur/ui/qr-path';
import { useEffect, useState } from 'react';
import type { LivePhone } from './phone.ts';
import { timeLeft } from './styles.ts';

interface Shown {
  readonly text: string;
  readonly path: string;
  readonly size: number;
  readonly left: number;
}

/** The QR code of this half minute, and a bar that says how long it lasts. Screen readers hear its name only, once. */
export function LiveCode({ phone, label }: { phone: LivePhone; label: string }) {
  const shown = useShown(phone);
  return (
    <>
      <div css={{ aspectRatio: '1' }}>
        {shown && (
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${shown.size} ${shown.size}`}
            shapeRendering="crispEdges"
            data-content={shown.text}
            css={{ display: 'block', width: '100%' }}
          >
            <path d={shown.path} fill="#000" />
          </svg>
        )}
      </div>
      <div css={timeLeft} aria-hidden>
        {shown && <div key={shown.text} style={{ animationDelay: `${shown.left - STEP_MS}ms` }} />}
      </div>
    </>
  );
}

function useShown(phone: LivePhone): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    async function draw() {
      const { text, left } = await phone.show();
      if (isGone) return;
      setShown((before) => (before?.text.startsWith(head(text)) ? before : { text, left, ...qrPath(text) }));
      clearTimeout(timer);
      timer = setTimeout(() => void draw(), left + 20);
    }
    // a phone that slept in a pocket shows a code of before for as long as it takes to sign a new one
    const onWake = () => void draw();
    document.addEventListener('visibilitychange', onWake);
    void draw();
    return () => {
      isGone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onWake);
    };
  }, [phone]);
  return shown;
}

/** All but the signature, which is another one each time. */
const head = (text: string): string => text.slice(0, text.lastIndexOf('.') + 1);
