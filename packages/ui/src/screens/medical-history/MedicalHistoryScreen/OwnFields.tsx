import * as m from '../../../../generated/messages/messages';
import { NumberField } from '../../../components/NumberField/NumberField';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Select } from '../../../components/Select/Select';
import { TextField } from '../../../components/TextField/TextField';
import type { EntryForm } from './entry-form';
import { answersTo, answerWords, relativeWords, severityWords, topicWords } from './history-words';
import { NameField } from './NameField';
import type { EntryKind, Relative, Severity, Term, Topic } from './types';

type OwnFieldsProps = {
  form: EntryForm;
  change: (patch: Partial<EntryForm>) => void;
  messageFor: (name: string) => string | undefined;
  answered: readonly Topic[];
  findTerms: (kind: EntryKind, text: string) => readonly Term[];
};

const relatives = Object.keys(relativeWords) as Relative[];
const topics = Object.keys(topicWords) as Topic[];
const severities: readonly (Severity | 'unknown')[] = ['mild', 'moderate', 'severe', 'unknown'];

/** The fields that only some kinds of entries have. */
export function OwnFields({ form, change, messageFor, answered, findTerms }: OwnFieldsProps) {
  const { kind, topic } = form;
  const line = (name: 'reaction' | 'strength' | 'howTaken', label: string, description: string) => (
    <TextField
      name={name}
      label={label}
      description={description}
      value={form[name] ?? ''}
      onChange={(text) => change({ [name]: text || null })}
      errorMessage={messageFor(name)}
    />
  );
  if (kind === 'lifestyle')
    return (
      <>
        <RadioGroup<Topic>
          name="topic"
          label={m.medical_topic()}
          items={topics.filter((id) => !answered.includes(id)).map((id) => ({ id, label: topicWords[id]() }))}
          value={topic}
          onChange={(chosen) => change({ topic: chosen, answer: null })}
          errorMessage={messageFor('topic')}
          isRequired
        />
        {topic && (
          <RadioGroup
            name="answer"
            label={m.medical_answer()}
            items={answersTo[topic].map((id) => ({ id, label: answerWords[id]() }))}
            value={form.answer}
            onChange={(answer) => change({ answer })}
            errorMessage={messageFor('answer')}
            isRequired
          />
        )}
      </>
    );
  return (
    <>
      <NameField form={form} change={change} errorMessage={messageFor('name')} findTerms={findTerms} />
      {kind === 'family-history' && (
        <>
          <Select<Relative>
            name="relative"
            label={m.medical_relative()}
            items={relatives.map((id) => ({ id, label: relativeWords[id]() }))}
            value={form.relative}
            onChange={(relative) => change({ relative })}
            errorMessage={messageFor('relative')}
            isRequired
          />
          <NumberField
            name="ageAtOnset"
            label={m.medical_age()}
            isDecimal={false}
            value={form.ageAtOnset}
            onChange={(ageAtOnset) => change({ ageAtOnset })}
            errorMessage={messageFor('ageAtOnset')}
          />
        </>
      )}
      {kind === 'allergy' && (
        <>
          {line('reaction', m.medical_reaction(), m.medical_reaction_help())}
          <RadioGroup
            name="severity"
            label={m.medical_severity()}
            items={severities.map((id) => ({
              id,
              label: id === 'unknown' ? m.medical_severity_unknown() : severityWords[id](),
            }))}
            value={form.severity ?? 'unknown'}
            onChange={(id) => change({ severity: id === 'unknown' ? null : id })}
            errorMessage={messageFor('severity')}
          />
        </>
      )}
      {kind === 'medicine' && (
        <>
          {line('strength', m.medical_strength(), m.medical_strength_help())}
          {line('howTaken', m.medical_how_taken(), m.medical_how_taken_help())}
        </>
      )}
    </>
  );
}
