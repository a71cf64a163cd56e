// Keeps the frame usable when a page's content throws: shows a panel with a retry and a plain link instead.
import { Component, type ReactNode } from 'react';
import { FailedPanel } from './FailedPanel.tsx';

type State = { failed: boolean };

export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <FailedPanel /> : this.props.children;
  }
}
