import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

interface State {
  readonly caught: { readonly error: unknown } | null;
}

/**
 * Errors of a page are the router's to catch, inside the frame. This one catches those of the frame
 * itself, which would otherwise leave a page without anything on it.
 */
export class FrameErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override render() {
    const { caught } = this.state;
    return caught ? (
      <main>
        <ErrorScreen error={caught.error} />
      </main>
    ) : (
      this.props.children
    );
  }
}
