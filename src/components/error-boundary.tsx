import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  fallback: ReactNode;
  /** A change renders the children again. */
  resetKey?: string;
};

/** Renders `fallback` instead of children that threw (RT-3, `/error`). */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) {
      this.setState({ hasFailed: false });
    }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
