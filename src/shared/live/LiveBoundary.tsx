// Keeps a failure inside its live part: the part becomes its own HTML again, which works without script.
import { Component, type ReactNode, type RefObject } from 'react';
import { keepTyped } from './keepTyped.ts';

type Props = { place: RefObject<Element | null>; children: ReactNode };
type State = { failed: boolean };
type GiveBack = (() => void) | null;

export class LiveBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  /** As it stood when the part failed; React's own marks say nothing any more. */
  #html: string | undefined;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override getSnapshotBeforeUpdate(): GiveBack {
    const { current } = this.props.place;
    return this.state.failed && current ? keepTyped(current) : null;
  }

  override componentDidUpdate(_props: Props, _state: State, giveBack: GiveBack): void {
    giveBack?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    this.#html ??= this.props.place.current?.innerHTML.replace(/<!--[\s\S]*?-->/g, '') ?? '';
    return <div className="live" dangerouslySetInnerHTML={{ __html: this.#html }} />;
  }
}
