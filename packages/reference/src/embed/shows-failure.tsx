import { Component, type ReactNode } from 'react';
import { Problem } from './problem.tsx';

type Props = { children: ReactNode };
type State = { failure?: string };

/**
 * A description is not checked before it is shown, and one that is not as OpenAPI says must not take the
 * program around it down.
 */
export class ShowsFailure extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return (
      <Problem
        lines={[
          `The description is not as OpenAPI requires (${failure}). Check it, for example with npx @redocly/cli lint.`,
        ]}
      />
    );
  }
}
