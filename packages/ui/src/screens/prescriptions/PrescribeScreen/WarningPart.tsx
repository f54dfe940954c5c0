import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Icon } from '../../../components/Icon/Icon';
import { Link } from '../../../components/Link/Link';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { warningWords } from '../private/prescription-words';
import { warning as box, sign } from '../private/rx.css';
import type { RxWarning } from '../types';
import type { Decision } from './draft-form';

export type WarningPartProps = {
  warning: RxWarning;
  /** Names the medicine under which it stands. */
  medicine: string;
  /** The patient's first name. */
  name: string;
  decision: Decision;
  errorMessage?: string | undefined;
  onDecide: (decision: Decision) => void;
  onRemove: () => void;
};

/** Says what speaks against a medicine. What speaks strongly against it needs a decision with its reason. */
export function WarningPart({ warning, medicine, name, decision, ...on }: WarningPartProps) {
  const { id, severity, kind, subject, text, source } = warning;
  const title = useId();
  const decide = (patch: Partial<Decision>) => on.onDecide({ ...decision, ...patch });
  return (
    <section className={box[severity]} aria-labelledby={title}>
      <Stack space={3}>
        <div className={sign[severity]}>
          <Icon icon={severity === 'avoid' ? OctagonAlert : TriangleAlert} />
          <strong id={title}>{`${warningWords[kind]()}: ${subject}`}</strong>
        </div>
        <Text>
          {text}{' '}
          {source && (
            <Link href={source.url} tone="ink" isExternal>
              {source.title}
            </Link>
          )}
        </Text>
        {severity === 'avoid' && (
          <>
            <RadioGroup<'other' | 'prescribe'>
              name={`choice ${id}`}
              label={m.rx_decide()}
              items={[
                { id: 'other', label: m.rx_decide_other() },
                { id: 'prescribe', label: m.rx_decide_prescribe() },
              ]}
              value={decision.choice}
              onChange={(choice) => decide({ choice })}
            />
            {decision.choice === 'other' && (
              <div>
                <Button tone="secondary" onPress={on.onRemove}>
                  {m.rx_remove_name({ name: medicine })}
                </Button>
              </div>
            )}
            {decision.choice === 'prescribe' && (
              <>
                <TextField
                  name={`reason ${id}`}
                  label={m.rx_decide_reason()}
                  value={decision.reason}
                  onChange={(reason) => decide({ reason })}
                  errorMessage={on.errorMessage}
                  isRequired
                />
                <Checkbox
                  name={`told ${id}`}
                  label={m.rx_told({ name })}
                  value={decision.isTold}
                  onChange={(isTold) => decide({ isTold })}
                />
              </>
            )}
          </>
        )}
      </Stack>
    </section>
  );
}
