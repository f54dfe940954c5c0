import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Clock } from '../../../components/When/When';
import { sayWhenWithin } from '../../../words/moment';
import { nameOf, sayPerson } from '../private/person-words';
import type { Attention, WaitingRequest } from './types';

/** As many as are counted. */
const maxCounted = 100;

type RequestsPartProps = Pick<Attention, 'requests' | 'trialQuestions'> & { clock: Clock };

/** Shows the doctor's own requests that wait, and how many questions of patients do. */
export function RequestsPart({ requests, trialQuestions, clock }: RequestsPartProps) {
  return (
    <Stack space={3}>
      <OwnRequests {...requests} clock={clock} />
      {trialQuestions > 0 && (
        <Link href="/dashboard/clinical-trials" isAlone>
          {m.needs_trial_questions({ count: trialQuestions })}
        </Link>
      )}
    </Stack>
  );
}

/** Requests without an answer, and those whose code is awaited; each leads to the list in which the code is typed. */
function OwnRequests({ requests, count, clock }: Attention['requests'] & { clock: Clock }) {
  if (requests.length === 0) return <Text>{m.needs_requests_none()}</Text>;
  const counts = { shown: requests.length, count };
  return (
    <Stack space={3}>
      <DividedList label={m.needs_requests()}>
        {requests.map((one) => (
          <DividedItem key={one.id}>
            <Request request={one} clock={clock} />
          </DividedItem>
        ))}
      </DividedList>
      {count > requests.length && (
        <Text>{count < maxCounted ? m.needs_requests_all(counts) : m.needs_requests_many(counts)}</Text>
      )}
    </Stack>
  );
}

function Request({ request, clock }: { request: WaitingRequest; clock: Clock }) {
  const { patient, isActive, isCodeWaiting, requestedAt, answerBy } = request;
  const name = nameOf(patient);
  const until = sayWhenWithin(answerBy, clock);
  return (
    <Stack space={1}>
      <Link href={`/dashboard/patients?status=${isActive ? 'active' : 'requested'}`} isAlone>
        <span aria-hidden="true">{name}</span>
        <VisuallyHidden>{m.needs_request_of({ name })}</VisuallyHidden>
      </Link>
      <Text size={14} tone="muted">
        {sayPerson(patient)}
      </Text>
      <Text weight={isCodeWaiting ? 'bold' : 'regular'}>
        {isCodeWaiting
          ? m.needs_request_code({ until })
          : m.needs_request_unanswered({ when: sayWhenWithin(requestedAt, clock), until })}
      </Text>
    </Stack>
  );
}
