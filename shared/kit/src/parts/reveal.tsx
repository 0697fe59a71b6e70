import { css, keyframes } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ROOT_ATTRIBUTE } from '../theme/theme-root.tsx';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const styles = css({
  '&[data-state="waiting"]': { opacity: 0 },
  '&[data-state="shown"]': { animation: `${rise} 700ms cubic-bezier(.2,.7,.2,1) both` },
  [`[${ROOT_ATTRIBUTE}][data-animation="off"] &`]: { opacity: '1 !important', animation: 'none' },
  '@media (prefers-reduced-motion: reduce)': { opacity: '1 !important', animation: 'none' },
});

/** Brings its content in with a small rise when it comes near (brief §0); nothing moves under reduced motion. */
export function Reveal({
  children,
  className,
  delay = 0,
}: {
  children: ReactNode;
  className?: string;
  delay?: number;
}) {
  const { ref, isNear } = useNear<HTMLDivElement>('0px 0px -8% 0px');
  return (
    <div
      ref={ref}
      className={className}
      css={styles}
      data-state={isNear ? 'shown' : 'waiting'}
      style={{ animationDelay: `${delay}ms` }}
    >
      {children}
    </div>
  );
}

/** True for good once the element has come within `margin` of the window. */
export function useNear<E extends Element>(margin: string) {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return { ref, isNear };
}
