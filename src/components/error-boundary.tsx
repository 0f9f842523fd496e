import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  fallback: ReactNode;
  /** When it changes, the children render again. */
  resetKey?: string;
};

/** Shows `fallback` in place of children that threw while rendering (RT-3, `/error`). */
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
