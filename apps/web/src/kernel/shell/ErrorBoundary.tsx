import { randomId } from '@nadi/api-client/random-id';
import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import { Component, type ReactNode } from 'react';
import { notice } from '../browser/notice';
import { BrokenPage } from './BrokenPage';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** A change of page resets the error. */
  page: string;
};
type State = { error: Error | null; errorId: string; page: string; retries: number };

/** The spec's wait before a suspended render is tried again, in milliseconds. */
const retryDelay = 100;
const maxRetries = 3;

const isSuspended = (error: Error) => /suspended/i.test(error.message);

/** Limits an error to the page that broke. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, errorId: '', page: this.props.page, retries: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { error, errorId: randomId().slice(0, 8) };
  }

  static getDerivedStateFromProps({ page }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return page === state.page ? null : { error: null, page, retries: 0 };
  }

  override componentDidCatch(error: unknown): void {
    if (!this.isRetrying()) {
      // By the id that the screen shows, so that whoever is told of it finds what happened.
      notice({ error, errorId: this.state.errorId });
      return;
    }
    this.#timer = setTimeout(() => {
      this.setState(({ retries }) => ({ error: null, retries: retries + 1 }));
    }, retryDelay);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  isRetrying(): boolean {
    const { error, retries } = this.state;
    return error !== null && isSuspended(error) && retries < maxRetries;
  }

  override render(): ReactNode {
    const { error, errorId } = this.state;
    if (!error) return this.props.children;
    if (this.isRetrying()) return <LoadingScreen />;
    return (
      <BrokenPage
        error={error}
        errorId={errorId}
        onTryAgain={() => this.setState({ error: null, retries: 0 })}
      />
    );
  }
}
