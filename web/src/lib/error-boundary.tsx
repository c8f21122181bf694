import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** When this changes, what is inside gets another chance. */
  readonly resetKey?: string;
};
type State = {
  readonly error: unknown;
  readonly failed: boolean;
  readonly key: string | undefined;
};

/** Keeps a failure while rendering from taking down what is around it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.resetKey === state.key) return null;
    return { error: null, failed: false, key: props.resetKey };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ failed: false }));
  }
}
