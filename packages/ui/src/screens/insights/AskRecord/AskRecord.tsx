import { brand } from '@nadi/brand';
import { Phone } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import * as advice from '../../../components/CriticalAdvice/CriticalAdvice.css';
import { Form } from '../../../components/Form/Form';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { CallButtons } from '../../../components/private/CallButtons/CallButtons';
import { Stack } from '../../../components/Stack/Stack';
import { StatusMark } from '../../../components/StatusMark/StatusMark';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import type { Clock } from '../../../components/When/When';
import { RowsSkeleton } from '../../../patterns/Phases/RowsSkeleton';
import { Answer, NoAdvice } from './Answer';
import type { AskEmergency, AskState } from './types';

export type {
  AskAnswer,
  AskArticle,
  AskComputed,
  Asked,
  AskGap,
  AskKind,
  AskPassage,
  AskState,
  AskUnderstood,
} from './types';

export type AskRecordProps = {
  state: AskState;
  clock: Clock;
  onAsk: (question: string) => void;
};

/** Characters of a question. */
const most = 500;

/** A question about one's own record, answered with passages of it. It gives no advice; what may be an emergency is answered with a number to call. */
export function AskRecord({ state, clock, onAsk }: AskRecordProps) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [question, setQuestion] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const isLooking = state.phase === 'looking';
  const wasLooking = useRef(false);
  const isAnswered = state.phase === 'ready' && question.trim() === state.question;
  useEffect(() => {
    const hasCome = wasLooking.current && !isLooking;
    wasLooking.current = isLooking;
    // The answer is far below for who hears the page. Whoever writes the next question already stays in the field.
    if (!hasCome || !isAnswered) return undefined;
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, [isLooking, isAnswered]);

  function ask() {
    const asked = question.trim();
    if (asked === '') setFault(m.ask_empty());
    else if (asked.length > most) setFault(m.ask_long({ most }));
    else {
      setFault(null);
      onAsk(asked);
    }
  }

  return (
    <Stack space={4} as="section" aria-labelledby={title}>
      <Card>
        <Stack space={4}>
          <Heading level={2} size={22} id={title}>
            {m.ask_title()}
          </Heading>
          <Form
            label={m.ask_title()}
            isPending={isLooking}
            errors={fault === null ? [] : [{ name: 'question', message: fault }]}
            onCorrect={() => setFault(null)}
            onSubmit={ask}
          >
            <TextField
              name="question"
              label={m.ask_question()}
              description={m.ask_about()}
              value={question}
              onChange={setQuestion}
              errorMessage={fault ?? undefined}
            />
            <div>
              <Button type="submit" tone="secondary" isPending={isLooking}>
                {m.ask_submit()}
              </Button>
            </div>
          </Form>
        </Stack>
      </Card>
      {state.phase !== 'idle' && (
        <>
          {state.emergency && <Call emergency={state.emergency} />}
          <Card>
            <Stack space={4}>
              <Text tone="muted">{m.ask_you_asked({ question: state.question })}</Text>
              {state.asks && <NoAdvice asks={state.asks} />}
              {isLooking && <RowsSkeleton rows={3} />}
              {state.phase === 'ready' && (
                <Answer key={state.question} answer={state.answer} clock={clock} headingRef={heading} />
              )}
            </Stack>
          </Card>
        </>
      )}
    </Stack>
  );
}

/** The numbers to call, before every passage. */
function Call({ emergency }: { emergency: AskEmergency }) {
  const id = useId();
  const number = brand.helplines.mind;
  return (
    <section className={advice.advice} data-critical role="alert" aria-labelledby={id}>
      <div className={advice.title}>
        <StatusMark status="critical" />
        <Heading level={3} size={22} id={id}>
          {emergency === 'mind'
            ? m.ask_mind_title({ number })
            : m.insight_call({ number: brand.emergencyNumber })}
        </Heading>
      </div>
      <Text>
        {emergency === 'mind'
          ? m.ask_mind({ number, emergency: brand.emergencyNumber })
          : m.ask_emergency({ number: brand.emergencyNumber, ambulance: brand.ambulanceNumber })}
      </Text>
      {emergency === 'mind' && (
        <Inline space={2}>
          <Button tone="critical" icon={Phone} href={`tel:${number}`}>
            {m.ask_call_mind({ number })}
          </Button>
        </Inline>
      )}
      <CallButtons isCritical={emergency === 'body'} />
    </section>
  );
}
