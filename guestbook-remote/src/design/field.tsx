import { css } from '@emotion/react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  note?: string | undefined;
  problem?: string | undefined;
  /** Wrong together with another field, whose message stands elsewhere. */
  isInvalid?: boolean;
  /** Stands inside the box, at its end. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function Field({ label, note, problem, isInvalid = false, children, ...input }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} css={caption}>
        {label}
        {note && <span>{note}</span>}
      </label>
      <div css={children ? withEnd : undefined}>
        <input
          id={id}
          aria-invalid={problem || isInvalid ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          css={box}
          {...input}
        />
        {children}
      </div>
      {problem && (
        <p id={`${id}-problem`} css={problemText}>
          {problem}
        </p>
      )}
    </div>
  );
}

const caption = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  paddingBottom: 8,
  fontWeight: 600,
  '& span': { color: 'var(--quiet)', fontWeight: 500 },
});
const problemText = css({ paddingTop: 6, color: 'var(--no)', fontWeight: 600 });
const withEnd = css({
  position: 'relative',
  '& > input': { paddingInlineEnd: 150 },
  '& > button': { position: 'absolute', insetInlineEnd: 4, top: 4 },
});

export const box = css({
  width: '100%',
  minWidth: 0,
  minHeight: 'var(--control-height, 60px)',
  padding: '10px 18px',
  border: '1.5px solid var(--control)',
  borderRadius: 'var(--control-radius, 16px)',
  background: 'var(--card)',
  fontSize: '1.125rem',
  fontWeight: 600,
  '&::placeholder': { color: 'var(--quiet)', opacity: 1, fontWeight: 500 },
  '&:focus-visible': { outline: '3px solid var(--highlight)', outlineOffset: 0, borderColor: 'transparent' },
  '&[aria-invalid=true]': { borderColor: 'var(--no)' },
});
