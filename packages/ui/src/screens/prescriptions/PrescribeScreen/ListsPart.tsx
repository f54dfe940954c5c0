import { CircleSlash } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Icon } from '../../../components/Icon/Icon';
import { Link } from '../../../components/Link/Link';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { sayWhenWithin } from '../../../words/moment';
import { lists as listsStyle, mark, marked } from '../private/rx.css';
import type { DrugList, RxRules } from '../types';

type Same = 'yes' | 'no';

export type ListsPartProps = {
  rules: RxRules;
  /** The patient's first name. */
  name: string;
  clock: Clock;
  isSameCondition: boolean | null;
  onSameCondition: (isSame: boolean) => void;
};

/** Says what the guidelines allow at this visit, and the answer of the doctor that it depends on. */
export function ListsPart({ rules, name, clock, isSameCondition, onSameCondition }: ListsPartProps) {
  const { kind, lastInPersonAt, lists, neverReason, source } = rules;
  const when = lastInPersonAt && sayWhenWithin(lastInPersonAt, clock);
  return (
    <Stack space={4}>
      {when && kind !== 'in-clinic' && (
        <RadioGroup<Same>
          name="isSameCondition"
          label={m.rx_same_condition({ name, when })}
          description={m.rx_same_condition_help()}
          items={[
            { id: 'yes', label: m.rx_same_yes() },
            { id: 'no', label: m.rx_same_no() },
          ]}
          value={isSameCondition === null ? null : isSameCondition ? 'yes' : 'no'}
          onChange={(answer) => onSameCondition(answer === 'yes')}
        />
      )}
      <ul className={listsStyle} aria-label={m.rx_lists()}>
        {lists.map(({ list, isOpen, reason }) => (
          <li key={list} className={marked}>
            <ListMark list={list} isShut={!isOpen} />
            <Stack space={0}>
              <Text weight="bold">{isOpen ? m.rx_list_open({ list }) : m.rx_list_shut({ list })}</Text>
              <Text size={14} tone="muted">
                {reason}
              </Text>
            </Stack>
          </li>
        ))}
        <li className={marked}>
          <ListMark list={null} isShut />
          <Stack space={0}>
            <Text weight="bold">{m.rx_list_never()}</Text>
            <Text size={14} tone="muted">
              {neverReason}
            </Text>
          </Stack>
        </li>
      </ul>
      <Link href={source.url} isExternal isAlone>
        {source.title}
      </Link>
    </Stack>
  );
}

type ListMarkProps = {
  list: DrugList;
  /** Nothing of it can be prescribed. @default false */
  isShut?: boolean;
};

/** The letter of a list. Its words stand beside it. */
export function ListMark({ list, isShut = false }: ListMarkProps) {
  if (isShut)
    return (
      <span className={mark.shut} aria-hidden="true">
        {list ?? <Icon icon={CircleSlash} />}
      </span>
    );
  return (
    <span className={list ? mark.open : mark.none} aria-hidden="true">
      {list ?? '–'}
    </span>
  );
}
