import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { requestTags, requestTitles } from '../../../words/data-request';
import { sayDay } from '../../../words/moment';
import { Fact, Facts } from '../../private/Facts';
import { written } from '../../private/written.css';
import { roleWords } from '../UsersScreen/user-words';
import type { AdminDataRequest } from './types';

type RequestEntryProps = {
  request: AdminDataRequest;
  clock: Clock;
  /** Asked by the administrator who looks at it. */
  isOwn: boolean;
  isPending: boolean;
  onStart: () => void;
  onAnswer: () => void;
};

/** One request: who asks for what, by when, and what was done about it by whom. */
export function RequestEntry({ request, clock, isOwn, isPending, onStart, onAnswer }: RequestEntryProps) {
  const { person, type, status, dueOn, isOverdue, nominee, createdAt, startedAt, endedAt } = request;
  const who = m.admin_requests_who({ type: requestTitles[type](), name: person.name });
  const ofWhom = <VisuallyHidden>{who}</VisuallyHidden>;
  const isWaiting = status === 'open' || status === 'in_progress';
  return (
    <DividedItem>
      <Stack space={3}>
        <Stack space={1}>
          <Inline space={2}>
            <Heading level={3}>{who}</Heading>
            {requestTags(request).map(({ words, ...look }) => (
              <Tag key={words} {...look}>
                {words}
              </Tag>
            ))}
          </Inline>
          <div>
            <Link href={`mailto:${person.email}`} isAlone>
              {person.email}
            </Link>
          </div>
        </Stack>
        <div className={written}>
          <Text>{request.text}</Text>
        </div>
        <Facts>
          {isWaiting && (
            <Fact term={isOverdue ? m.request_was_due() : m.request_answer_by()}>{sayDay(dueOn)}</Fact>
          )}
          <Fact term={m.request_received()}>
            <When at={createdAt} clock={clock} />
          </Fact>
          <Fact term={m.admin_requests_role()}>{roleWords[person.role]()}</Fact>
          {nominee && <Fact term={m.admin_requests_nominee()}>{nominee.name}</Fact>}
          {nominee && <Fact term={m.request_nominee_contact()}>{nominee.contact}</Fact>}
          {startedAt && (
            <Done term={m.request_started()} at={startedAt} by={request.startedBy} clock={clock} />
          )}
          {endedAt && (
            <Done
              term={status === 'answered' ? m.request_answered_at() : m.request_withdrawn_at()}
              at={endedAt}
              by={request.answeredBy}
              clock={clock}
            />
          )}
        </Facts>
        {request.answer && (
          <Stack space={1}>
            <Heading level={4} size={16}>
              {m.request_answer()}
            </Heading>
            <div className={written}>
              <Text>{request.answer}</Text>
            </div>
          </Stack>
        )}
        {isWaiting && isOwn && <Text>{m.admin_requests_own()}</Text>}
        {isWaiting && !isOwn && (
          <Inline>
            <Button tone="secondary" isDisabled={isPending} onPress={onAnswer}>
              {m.admin_requests_answer()} {ofWhom}
            </Button>
            {status === 'open' && (
              <Button tone="quiet" isPending={isPending} onPress={onStart}>
                {m.admin_requests_start()} {ofWhom}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </DividedItem>
  );
}

type DoneProps = { term: string; at: string; by: { name: string } | null; clock: Clock };

/** A change, when it was made, and by whom if they still have an account. */
const Done = ({ term, at, by, clock }: DoneProps) => (
  <Fact term={term}>
    <When at={at} clock={clock} />
    {by && `, ${by.name}`}
  </Fact>
);
