import { Component, type ReactNode, Suspense } from 'react';
import { Trouble } from './screens/late.ts';

/** What goes wrong in a remote does not take the page along. */
export class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Suspense>
        <Trouble />
      </Suspense>
    );
  }
}
