import { Plus } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Inline } from '../../../components/Inline/Inline';

export type NotOnDeviceProps = {
  /** The browser knows of no network; else it is the server that is not reached, which may be worth a try. */
  isOffline: boolean;
  /** The form to add is on its way. */
  isComing: boolean;
  onAdd: () => void;
  onRetry: () => void;
};

/** No server is reached, and nothing was read here before: a reading can be added all the same. */
export function NotOnDevice({ isOffline, isComing, onAdd, onRetry }: NotOnDeviceProps) {
  return (
    <Card>
      <EmptyState
        title={m.vitals_not_on_device_title()}
        action={
          <Inline space={3} justify="center">
            <Button needs="manage" icon={Plus} isPending={isComing} onPress={onAdd}>
              {m.vitals_add()}
            </Button>
            {!isOffline && (
              <Button tone="secondary" onPress={onRetry}>
                {m.try_again()}
              </Button>
            )}
          </Inline>
        }
      >
        {isOffline ? m.vitals_not_on_device() : m.vitals_not_on_device_away()}
      </EmptyState>
    </Card>
  );
}

export const sayOthersNotHere = (isOffline: boolean): string =>
  isOffline ? m.vitals_others_not_on_device() : m.vitals_others_away();
