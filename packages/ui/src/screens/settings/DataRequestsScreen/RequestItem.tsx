import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { requestTags, requestTitles } from '../../../words/data-request';
import { sayDay } from '../../../words/moment';
import { Fact, Facts } from '../../private/Facts';
import { written } from '../../private/written.css';
import type { DataRequest } from './types';

type RequestItemProps = {
  request: DataRequest;
  clock: Clock;
  isOffline: boolean;
  onWithdraw: () => void;
};

/** One request: what was asked, by when it must be answered, and the answer. */
export function RequestItem({ request, clock, isOffline, onWithdraw }: RequestItemProps) {
  const { type, text, nominee, status, dueOn, isOverdue, answer, endedAt, createdAt } = request;
  const title = requestTitles[type]();
  return (
    <DividedItem>
      <Stack space={3}>
        <Inline space={2}>
          <Heading level={2} size={18}>
            {title}
          </Heading>
          {requestTags(request).map(({ words, ...look }) => (
            <Tag key={words} {...look}>
              {words}
            </Tag>
          ))}
        </Inline>
        <div className={written}>
          <Text>{text}</Text>
        </div>
        <Facts>
          <Fact term={m.request_received()}>
            <When at={createdAt} clock={clock} />
          </Fact>
          {endedAt ? (
            <Fact term={status === 'answered' ? m.request_answered_at() : m.request_withdrawn_at()}>
              <When at={endedAt} clock={clock} />
            </Fact>
          ) : (
            <Fact term={isOverdue ? m.request_was_due() : m.request_answer_by()}>{sayDay(dueOn)}</Fact>
          )}
          {nominee && <Fact term={m.request_nominee()}>{nominee.name}</Fact>}
          {nominee && <Fact term={m.request_nominee_contact()}>{nominee.contact}</Fact>}
        </Facts>
        {answer && (
          <Stack space={1}>
            <Heading level={3} size={16}>
              {m.request_answer()}
            </Heading>
            <div className={written}>
              <Text>{answer}</Text>
            </div>
          </Stack>
        )}
        {status === 'open' && (
          <div>
            <Button size="small" tone="secondary" isDisabled={isOffline} onPress={onWithdraw}>
              {m.requests_withdraw()} <VisuallyHidden>{title}</VisuallyHidden>
            </Button>
          </div>
        )}
      </Stack>
    </DividedItem>
  );
}
