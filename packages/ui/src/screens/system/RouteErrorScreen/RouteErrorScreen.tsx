import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Text } from '../../../components/Text/Text';
import { MachineText } from '../../../layouts/SystemLayout/MachineText';
import { SystemLayout } from '../../../layouts/SystemLayout/SystemLayout';

export type RouteErrorScreenProps = {
  /** The message of an answer, or of an error. */
  error: { status: number; statusText: string } | { message: string; stack?: string };
  onReload: () => void;
  /** @default '/' */
  homeHref?: string;
};

/** A route could not be shown at all: the router's last resort. */
export function RouteErrorScreen({ error, onReload, homeHref = '/' }: RouteErrorScreenProps) {
  const isAnswer = 'status' in error;
  return (
    <SystemLayout title={m.route_error_title()}>
      <Text size={18} weight="medium">
        {isAnswer ? `${error.status} ${error.statusText}` : error.message}
      </Text>
      <Inline>
        <Button onPress={onReload}>{m.route_error_reload()}</Button>
        <Button tone="secondary" href={homeHref}>
          {m.route_error_home()}
        </Button>
      </Inline>
      {!isAnswer && error.stack && <MachineText label={m.route_error_stack()}>{error.stack}</MachineText>}
    </SystemLayout>
  );
}
