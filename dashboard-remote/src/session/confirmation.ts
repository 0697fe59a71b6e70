import { ApiError } from '@janur/data/errors';
import { create } from 'zustand';

interface Confirmation {
  /** Waits for the person at the screen: `true` once the server took the password, `false` when they gave up. */
  readonly answer: ((isConfirmed: boolean) => void) | undefined;
}

export const useConfirmation = create<Confirmation>()(() => ({ answer: undefined }));

let asked: Promise<boolean> | undefined;

/** Calls that are refused meanwhile wait for the same answer. */
function ask(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    useConfirmation.setState({ answer: resolve });
  }).finally(() => {
    asked = undefined;
    useConfirmation.setState({ answer: undefined });
  });
  return asked;
}

/** The same calls; one that wants a fresh log-in asks for the password and is sent once more. */
export function confirming<Call extends (...request: never[]) => Promise<unknown>>(call: Call): Call {
  const confirmed = async (...request: Parameters<Call>): Promise<unknown> => {
    try {
      return await call(...request);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CONFIRMATION_REQUIRED' || !(await ask())) throw error;
      return call(...request);
    }
  };
  return confirmed as Call; // takes what the call takes and gives what it gives
}
