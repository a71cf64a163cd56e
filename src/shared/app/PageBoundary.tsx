// Keeps the frame usable when a page's content throws in the browser: the notice with ways on appears instead.
import { Component, type ReactNode } from 'react';

type State = { failed: boolean };

export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(): void {
    // The same mark that a missing script leaves; src/shared/layout/LoadFailure.tsx answers to it.
    document.documentElement.dataset.failed = '';
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
