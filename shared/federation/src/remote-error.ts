export type RemoteFailure = 'timeout' | 'load' | 'contract';

/** A remote could not be had: which one, which version, and how it failed. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly remote: string;
  readonly version: string;
  readonly failure: RemoteFailure;

  constructor({
    remote,
    version,
    failure,
    cause,
  }: {
    remote: string;
    version: string;
    failure: RemoteFailure;
    cause?: unknown;
  }) {
    super(`${remote} ${version}: ${failure}`, { cause });
    this.remote = remote;
    this.version = version;
    this.failure = failure;
  }
}
