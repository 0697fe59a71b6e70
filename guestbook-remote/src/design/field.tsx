import { css } from '@emotion/react';
import { type InputHTMLAttributes, type Ref, useId } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  note?: string | undefined;
  problem?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function Field({ label, note, problem, ...input }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} css={caption}>
        {label}
        {note && <span css={{ color: 'var(--quiet)', fontWeight: 500 }}>{note}</span>}
      </label>
      <input
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        css={box}
        {...input}
      />
      {problem && (
        <p id={`${id}-problem`} css={{ paddingTop: 6, color: 'var(--no)', fontWeight: 600 }}>
          {problem}
        </p>
      )}
    </div>
  );
}

const caption = css({ display: 'flex', justifyContent: 'space-between', gap: 12, paddingBottom: 8, fontWeight: 600 });

export const box = css({
  width: '100%',
  minWidth: 0,
  minHeight: 60,
  padding: '10px 18px',
  border: '1.5px solid var(--control)',
  borderRadius: 16,
  background: 'var(--card)',
  fontSize: '1.125rem',
  fontWeight: 600,
  '&::placeholder': { color: 'var(--quiet)', opacity: 1, fontWeight: 500 },
  '&:focus-visible': { outline: '3px solid var(--highlight)', outlineOffset: 0, borderColor: 'transparent' },
  '&[aria-invalid=true]': { borderColor: 'var(--no)' },
});
