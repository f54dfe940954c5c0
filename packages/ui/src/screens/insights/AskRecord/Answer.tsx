import { BookOpen, CalendarPlus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { LinkList } from '../../../components/LinkList/LinkList';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { useFocusWhenGone } from '../../../patterns/use-focus-when-gone';
import { measureWords, sayGap, sayUnderstood } from './ask-words';
import { Passage } from './Passage';
import type { AskAnswer, AskComputed, Asked } from './types';

/** Passages that are shown before all are asked for. */
const few = 6;
const fewArticles = 3;

/** Says that a record holds no advice and no diagnosis, and leads to a doctor. */
export function NoAdvice({ asks }: { asks: NonNullable<Asked['asks']> }) {
  return (
    <Banner
      tone="info"
      title={asks === 'advice' ? m.ask_advice_title() : m.ask_diagnosis_title()}
      action={
        <Button
          tone="secondary"
          size="small"
          needs="manage"
          href="/dashboard/consultations/book"
          icon={CalendarPlus}
        >
          {m.ask_book()}
        </Button>
      }
    >
      {m.ask_advice()}
    </Banner>
  );
}

export type AnswerProps = {
  answer: AskAnswer;
  clock: Clock;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** Shows what was understood, what was computed, and the passages that the record and the hub have to a question. */
export function Answer({ answer, clock, headingRef }: AnswerProps) {
  const { understood, computed, passages, articles, gaps, isFromDevice = false } = answer;
  const pieces = sayUnderstood(understood);
  const isNothingUnderstood =
    understood.topics.length + understood.parts.length + understood.terms.length === 0 &&
    understood.period === null;
  return (
    <Stack space={4}>
      <Stack space={2}>
        <Heading level={3} ref={headingRef} isFocusTarget>
          {isNothingUnderstood ? m.ask_not_understood_title() : sayFound(passages.length)}
        </Heading>
        {isNothingUnderstood ? (
          <Text>{m.ask_not_understood()}</Text>
        ) : (
          <Inline space={2}>
            <Text size={14} tone="muted">
              {m.ask_understood()}
            </Text>
            {pieces.map((piece) => (
              <Tag key={piece}>{piece}</Tag>
            ))}
          </Inline>
        )}
      </Stack>
      {isFromDevice && <Text>{m.ask_from_device()}</Text>}
      {computed.map((one) => (
        <Computed key={`${one.name} ${one.value}`} computed={one} clock={clock} />
      ))}
      {!isNothingUnderstood && passages.length === 0 && <Text>{m.ask_nothing()}</Text>}
      {passages.length > 0 && <Passages passages={passages} clock={clock} headingRef={headingRef} />}
      {articles.length > 0 && (
        <Stack space={2}>
          <Heading level={3}>{m.ask_articles()}</Heading>
          <Card padding="none">
            <LinkList
              label={m.ask_articles()}
              items={articles.slice(0, fewArticles).map(({ href, title, summary }) => ({
                ...{ href, label: title, description: summary, icon: BookOpen },
              }))}
            />
          </Card>
        </Stack>
      )}
      {gaps.length > 0 && (
        <Stack space={1}>
          {gaps.map((gap) => (
            <Text key={`${gap.kind} ${gap.because}`} size={14} tone="muted">
              {sayGap(gap)}
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

const sayFound = (count: number): string => (count === 0 ? m.ask_nothing_title() : m.ask_found({ count }));

function Passages({
  passages,
  clock,
  headingRef,
}: Pick<AskAnswer, 'passages'> & Omit<AnswerProps, 'answer'>) {
  const [isWhole, setIsWhole] = useState(false);
  const moveFocusOn = useFocusWhenGone(headingRef);
  return (
    <Stack space={3}>
      <DividedList label={m.ask_passages()}>
        {passages.slice(0, isWhole ? undefined : few).map((passage) => (
          <DividedItem key={`${passage.kind} ${passage.id}`}>
            <Passage passage={passage} clock={clock} />
          </DividedItem>
        ))}
      </DividedList>
      {passages.length > few && !isWhole && (
        <div>
          <Button
            tone="secondary"
            size="small"
            onPress={() => {
              moveFocusOn();
              setIsWhole(true);
            }}
          >
            {m.ask_show_all({ count: passages.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** A result with what it rests on: one passage, or so many values. */
function Computed({ computed, clock }: { computed: AskComputed; clock: Clock }) {
  const { measure, name, value, passage, count, left, isByUpper } = computed;
  return (
    <Card tone="sunken" padding="small">
      <Stack space={1}>
        <Text weight="bold">
          {value === null
            ? m.ask_counted({ name, count })
            : m.ask_computed({ measure: measureWords[measure](), name, value })}
        </Text>
        {passage && <Passage passage={passage} clock={clock} />}
        <Text size={14} tone="muted">
          {[
            passage === null || count > 1 ? m.ask_rests_on({ count }) : null,
            isByUpper ? m.ask_by_upper() : null,
            left > 0 ? m.ask_left({ count: left }) : null,
            passage === null && value !== null ? m.ask_not_assessed() : null,
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      </Stack>
    </Card>
  );
}
