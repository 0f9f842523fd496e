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

/** The controls of the page, and the one with focus. */
type Snapshot = { controls: HTMLElement[]; focused: Element | null };

/** Renders `fallback` instead of children that threw (RT-3, `/error`; ERR-2). */
export class ErrorBoundary extends Component<Props, State> {
  override state = { hasFailed: false, hasRetried: false };
  /** What went with the children that threw: controls, and whether one had focus. */
  private lost: Snapshot = { controls: [], focused: null };
  private hasHealed = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** An extension took nodes away that React was about to remove: children with nodes of their own help. */
  override componentDidCatch(error: unknown) {
    if (!(error instanceof DOMException) || this.hasHealed) return;
    this.hasHealed = true;
    this.setState({ hasFailed: false });
  }

  override getSnapshotBeforeUpdate(_: Props, { hasFailed }: State): Snapshot {
    const controls = hasFailed === this.state.hasFailed ? [] : controlsIn([document.body]);
    return { controls, focused: document.activeElement };
  }

  override componentDidUpdate({ resetKey }: Props, { hasFailed }: State, before: Snapshot) {
    if (resetKey !== this.props.resetKey) {
      this.hasHealed = false;
      if (this.state.hasFailed) this.setState({ hasFailed: false, hasRetried: false });
    }
    if (!hasFailed && this.state.hasFailed) {
      const controls = before.controls.filter((control) => !control.isConnected);
      this.lost = { ...before, controls };
    } else if (hasFailed && !this.state.hasFailed) {
      const known = new Set(before.controls);
      const added = controlsIn([document.body]).filter((control) => !known.has(control));
      transferInput(this.lost.controls, added, this.lost.focused);
    }
  }

  private readonly retry = () => this.setState({ hasFailed: false, hasRetried: true });

  override render() {
    const { hasFailed, hasRetried } = this.state;
    return hasFailed ? this.props.fallback(this.retry, hasRetried) : this.props.children;
  }
}
