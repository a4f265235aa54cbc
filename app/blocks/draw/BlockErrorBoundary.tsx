import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BlockErrorBoundaryProps {
  readonly blockId: string;
  readonly children: ReactNode;
}

/** A block that fails shows so in its own place; the blocks beside it stay. Source: reference §1.4. */
export class BlockErrorBoundary extends Component<BlockErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`Block ${this.props.blockId}`, error, info.componentStack);
  }

  override render() {
    return this.state.hasFailed ? <BlockErrorNote /> : this.props.children;
  }
}

export function BlockErrorNote() {
  return (
    <span className="builder-block-error">Builder block error :( Check console for details</span>
  );
}
