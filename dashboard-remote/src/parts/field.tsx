import { ledger } from '@janur/ui';
import { type ReactNode, useId } from 'react';

export interface FieldParts {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** What is wrong with it; below the field, and spoken with it. */
  problem?: string | undefined;
  hint?: string | undefined;
  children: (parts: FieldParts) => ReactNode;
}

/** A field of a form with its label, and with what is wrong. */
export function Field({ label, problem, hint, children }: FieldProps) {
  const id = useId();
  const said = problem ?? hint;
  return (
    <div css={{ minWidth: 0 }}>
      <label htmlFor={id} css={{ display: 'block', marginBottom: 6, fontWeight: 600 }}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': said ? `${id}-said` : undefined,
      })}
      {said && (
        <p id={`${id}-said`} css={{ margin: '6px 0 0', color: problem ? ledger.danger : ledger.muted }}>
          {said}
        </p>
      )}
    </div>
  );
}
