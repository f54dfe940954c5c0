import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { ListCard, type ListCardProps } from '../../../patterns/ListCard/ListCard';
import type { Listed, Loaded } from '../../../patterns/state';

type Kept = { id: string; trialId: string; title: string };

export type ExchangeProps = {
  trial: Kept;
  /** The name of the other person, above the study. */
  name?: string;
  /** How far it is. */
  state?: string | undefined;
  /** True if the reader has to do something now. */
  isOpen?: boolean;
  /** The study is no longer published. */
  isGone?: boolean;
  /** Words that were said and facts, the most important first. */
  lines?: readonly (string | null)[];
  /** Steps of the reader; each is told apart by the name, or else by the study. */
  actions?: readonly { label: string; onPress: () => void }[];
};

/** Something between a patient, a doctor and a study: a study that was saved, a request, a referral, an interest. */
export function Exchange({
  trial,
  name,
  state,
  isOpen = false,
  isGone = false,
  lines = [],
  actions = [],
}: ExchangeProps) {
  const [first, ...others] = lines.filter(Boolean);
  return (
    <Stack space={2}>
      {(name || state || isGone) && (
        <Inline space={3}>
          {name && <Text weight="bold">{name}</Text>}
          {state && <Tag tone={isOpen ? 'info' : 'neutral'}>{state}</Tag>}
          {isGone && <Tag>{m.trials_gone()}</Tag>}
        </Inline>
      )}
      {isGone ? (
        <Text>{trial.title}</Text>
      ) : (
        <Link href={`/dashboard/clinical-trials/${trial.trialId}`} isAlone>
          {trial.title}
        </Link>
      )}
      {first && <Text>{first}</Text>}
      {others.map((line) => (
        <Text key={line} tone="muted">
          {line}
        </Text>
      ))}
      {actions.length > 0 && (
        <Inline space={2}>
          {actions.map(({ label, onPress }) => (
            <Button key={label} size="small" tone="secondary" onPress={onPress}>
              {label} <VisuallyHidden>{name ?? trial.title}</VisuallyHidden>
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}

type Rows<Row> = Loaded<Listed<Row>>;

export type ExchangesProps<Row> = {
  state: Rows<Row>;
  title: string;
  empty: string;
  onPageChange?: (page: number) => void;
  onRetry: () => void;
  /** A `Banner` that tells what has just come about. */
  news?: ListCardProps<Rows<Row>>['news'];
  children: (row: Row) => ReactNode;
};

/** A list of them. */
export function Exchanges<Row extends Kept>({ empty, children, ...card }: ExchangesProps<Row>) {
  return (
    <ListCard
      {...card}
      things={m.trials_count}
      failed={{ text: m.trials_failed() }}
      empty={{ text: empty }}
      rows={2}
    >
      {({ rows }) => (
        <DividedList label={card.title}>
          {rows.map((row) => (
            <DividedItem key={row.id}>{children(row)}</DividedItem>
          ))}
        </DividedList>
      )}
    </ListCard>
  );
}
