import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { errorMessage } from '../model/values';

type Props = {
  children: ReactNode;
  /** A change renders the children again. */
  resetKey: string | undefined;
};

/** Contains an error of one pane, so that the app and the other panes keep working. */
export const Guarded = ({ children, resetKey }: Props) => (
  <ErrorBoundary FallbackComponent={Failed} resetKeys={[resetKey]}>
    {children}
  </ErrorBoundary>
);

const Failed = ({ error, resetErrorBoundary }: FallbackProps) => (
  <div role="alert" className="wb-scroll">
    <p>This pane failed: {errorMessage(error)}</p>
    <button type="button" onClick={resetErrorBoundary}>
      Try again
    </button>
  </div>
);
