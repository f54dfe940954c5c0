import { brand } from '@nadi/brand';
import { Phone } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Link } from '../../../components/Link/Link';
import { NumberField } from '../../../components/NumberField/NumberField';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import type { IntakeQuestion, IntakeSource, SentAnswer } from '../types';
import { Choices } from './Choices';
import { sayIntakeUnit } from './intake-words';

export type IntakeFieldsProps = {
  questions: readonly IntakeQuestion[];
  answers: readonly SentAnswer[];
  onChange: (answers: SentAnswer[]) => void;
};

/** Characters of an answer in words, as the contract has it. */
const longest = 300;

const choicesOf = ({ kind, choices }: IntakeQuestion) =>
  kind === 'yes_no'
    ? [
        { id: 'yes', title: m.intake_yes() },
        { id: 'no', title: m.intake_no() },
        { id: 'unsure', title: m.intake_unsure() },
      ]
    : choices.map(({ id, text }) => ({ id, title: text }));

/** Questions before a visit, each with its own kind of answer. None must be answered, and an answer can be taken back. */
export function IntakeFields({ questions, answers, onChange }: IntakeFieldsProps) {
  const answer = (questionId: string, value: string | number | null) =>
    onChange(
      questions.flatMap(({ id }) => {
        if (id === questionId)
          return value === null || String(value).trim() === '' ? [] : [{ questionId, value }];
        return answers.filter((one) => one.questionId === id);
      }),
    );
  return (
    <Stack space={5}>
      {questions.map((question) => {
        const value = answers.find(({ questionId }) => questionId === question.id)?.value ?? null;
        return (
          <Stack key={question.id} space={2}>
            <IntakeField question={question} value={value} onChange={(given) => answer(question.id, given)} />
            {question.urgent && value !== null && question.urgent.answers.includes(String(value)) && (
              <CallNow source={question.urgent.source} />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

type IntakeFieldProps = {
  question: IntakeQuestion;
  value: string | number | null;
  onChange: (value: string | number | null) => void;
};

function IntakeField({ question, value, onChange }: IntakeFieldProps) {
  const { id, text, kind, unit, minimum, maximum } = question;
  if (kind === 'text')
    return (
      <TextField
        name={`intake-${id}`}
        label={text}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        {...(typeof value === 'string' &&
          value.length > longest && { errorMessage: m.intake_text_fault({ count: longest }) })}
        rows={2}
      />
    );
  if (kind === 'number') {
    const number = typeof value === 'number' ? value : null;
    const isOff =
      number !== null && ((minimum !== null && number < minimum) || (maximum !== null && number > maximum));
    return (
      <NumberField
        name={`intake-${id}`}
        label={text}
        value={number}
        onChange={onChange}
        {...(unit !== null && { unit: sayIntakeUnit(unit) })}
        {...(isOff &&
          minimum !== null &&
          maximum !== null && { errorMessage: m.intake_number_fault({ from: minimum, to: maximum }) })}
      />
    );
  }
  return (
    <Stack space={2}>
      <Text weight="bold" id={`intake-text-${id}`}>
        {text}
      </Text>
      <Choices
        label={text}
        items={choicesOf(question)}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
      />
      {value !== null && (
        <div>
          <Button tone="quiet" size="small" describedBy={`intake-text-${id}`} onPress={() => onChange(null)}>
            {m.intake_clear()}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Tells someone at once that what they answered can be an emergency, and on what that rests. */
function CallNow({ source: { title, clause, url } }: { source: IntakeSource }) {
  const number = brand.emergencyNumber;
  return (
    <Banner
      tone="critical"
      title={m.intake_urgent_title({ number })}
      action={
        <Button tone="critical" icon={Phone} href={`tel:${number}`}>
          {m.critical_call({ number })}
        </Button>
      }
    >
      {m.intake_urgent()}{' '}
      <Link href={url} tone="ink" isExternal>
        {clause === null ? title : m.intake_source({ title, clause })}
      </Link>
    </Banner>
  );
}
