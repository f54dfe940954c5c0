import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../generated/messages/messages';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { Coming } from './Coming';

type State = { phase: string };
type Ready<S extends State> = Extract<S, { phase: 'ready' }>;

/** A message in place of content. With a title it replaces the whole; without one, a part beside others. */
export type Said = {
  title?: string;
  text: ReactNode;
  /** A `Button`; of a failure it is "Try again" unless said otherwise. */
  action?: ReactNode;
};

export type PhasesProps<S extends State> = {
  state: S;
  /** The text stands where the server gives no words of its own: what was kept, what to do. */
  failed: Said;
  /** The message if the server cannot be reached and nothing is stored here; if absent, it is shown as a failure. */
  notOnDevice?: Said;
  /** The message if the server denies access; if absent, a general one. */
  forbidden?: Said;
  /** Shapes of what is on its way; by default those of a list. */
  skeleton?: ReactNode;
  /** The number of rows to draw while loading. @default 3 */
  rows?: number;
  /** The browser knows of no network; else it is the server that is not reached, which is worth a try. @default true */
  isOffline?: boolean;
  /** Level of a title in the page's outline. @default 2 */
  level?: 2 | 3;
  onRetry: () => void;
  /** Renders the content once it is loaded. */
  children?: (content: Ready<S>) => ReactNode;
};

/** Content that is read from somewhere, in each of its phases. */
export function Phases<S extends State>(props: PhasesProps<S>) {
  const { state, level, isOffline = true, notOnDevice, forbidden, children } = props;
  switch (state.phase) {
    case 'loading':
      return <Coming skeleton={props.skeleton} rows={props.rows} />;
    case 'failed':
      return <Failed {...props} message={'message' in state ? String(state.message ?? '') : ''} />;
    case 'not-on-device':
      return isOffline && notOnDevice ? (
        <Notice {...notOnDevice} isAway level={level} />
      ) : (
        <Failed {...props} />
      );
    case 'forbidden':
      return <Notice {...(forbidden ?? { title: m.forbidden_title(), text: m.forbidden() })} level={level} />;
    default:
      return children?.(state as Ready<S>) ?? null;
  }
}

type FailedProps = Pick<PhasesProps<State>, 'failed' | 'onRetry'> & { message?: string };

function Failed({ failed: { title, text, action }, message, onRetry }: FailedProps) {
  return (
    <Banner
      tone="attention"
      title={title}
      action={
        action ?? (
          <Button tone="secondary" size="small" onPress={onRetry}>
            {m.try_again()}
          </Button>
        )
      }
    >
      {message || text}
    </Banner>
  );
}

type NoticeProps = Said & {
  level?: 2 | 3;
  /** The server is not reached. @default false */
  isAway?: boolean;
};

/** In the place of what is not there, though nothing went wrong. */
export function Notice({ title, text, action, level, isAway = false }: NoticeProps) {
  if (title)
    return (
      <EmptyState title={title} level={level} action={action}>
        {text}
      </EmptyState>
    );
  if (isAway)
    return (
      <Banner tone="info" icon={CloudOff} action={action}>
        {text}
      </Banner>
    );
  return (
    <Stack space={3} align="start">
      <Text tone="muted">{text}</Text>
      {action}
    </Stack>
  );
}
