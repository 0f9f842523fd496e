import { Component, type ReactNode } from 'react';
import { controlsIn, transferInput } from '@/lib/transfer-input';

type Props = {
  children: ReactNode;
  /** Shown instead of the children; `retry` renders them again, which `hasRetried` says was tried. */
  fallback: (retry: () => void, hasRetried: boolean) => ReactNode;
  /** A change renders the children again. */
  resetKey?: string;
};

type State = { hasFailed: boolean; hasRetried: boolean };

/** Renders `fallback` instead of children that threw (RT-3, `/error`; ERR-2). */
export class ErrorBoundary extends Component<Props, State> {
  override state = { hasFailed: false, hasRetried: false };
  /** The controls that went with the children that threw, with what was entered in them. */
  private lost: HTMLElement[] = [];

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override getSnapshotBeforeUpdate(_: Props, { hasFailed }: State) {
    return hasFailed === this.state.hasFailed ? [] : controlsIn([document.body]);
  }

  override componentDidUpdate({ resetKey }: Props, { hasFailed }: State, before: HTMLElement[]) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) {
      this.setState({ hasFailed: false, hasRetried: false });
    } else if (!hasFailed && this.state.hasFailed) {
      this.lost = before.filter((control) => !control.isConnected);
    } else if (hasFailed && !this.state.hasFailed) {
      const known = new Set(before);
      const added = controlsIn([document.body]).filter((control) => !known.has(control));
      transferInput(this.lost, added);
    }
  }

  private readonly retry = () => this.setState({ hasFailed: false, hasRetried: true });

  override render() {
    const { hasFailed, hasRetried } = this.state;
    return hasFailed ? this.props.fallback(this.retry, hasRetried) : this.props.children;
  }
}
