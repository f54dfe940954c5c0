import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { sayFactDetails, sayFactType } from './fact-words';
import type { HealthFact } from './types';

type FactItemProps = {
  fact: HealthFact;
  /** 'YYYY-MM-DD', where the person is. */
  today: string;
  /** Left out, as `onDelete`, where it can only be read. */
  onCorrect?: () => void;
  onDelete?: () => void;
};

/** One fact, until when it counts, and what can be done with it. */
export function FactItem({ fact, today, onCorrect, onDelete }: FactItemProps) {
  const type = sayFactType(fact.type);
  return (
    <DividedItem>
      <Inline justify="between" space={3}>
        <div>
          <Text weight="bold">{type}</Text>
          <Text tone="muted">{sayFactDetails(fact, today)}</Text>
        </div>
        <Inline space={2}>
          {onCorrect && (
            <Button needs="manage" tone="secondary" size="small" onPress={onCorrect}>
              <span aria-hidden="true">{m.facts_correct()}</span>
              <VisuallyHidden>{m.facts_correct_of({ fact: type })}</VisuallyHidden>
            </Button>
          )}
          {onDelete && (
            <Button needs="guardian" tone="quiet" size="small" onPress={onDelete}>
              <span aria-hidden="true">{m.facts_delete()}</span>
              <VisuallyHidden>{m.facts_delete_of({ fact: type })}</VisuallyHidden>
            </Button>
          )}
        </Inline>
      </Inline>
    </DividedItem>
  );
}
