import * as m from '../../../../generated/messages/messages';
import { TextField } from '../../../components/TextField/TextField';

export type Words = { title: string; body: string };

/** The contract's bounds. */
const longest = { title: 80, body: 1000 };

/** The faults of the words of a message to a group. Markup and unknown placeholders are refused by the server, with their field. */
export function faultsOf({ title, body }: Words) {
  const isGood = (text: string, maximum: number) => text.length > 0 && text.length <= maximum;
  return [
    ...(isGood(title, longest.title)
      ? []
      : [{ name: 'title', message: m.broadcast_title_fault({ maximum: longest.title }) }]),
    ...(isGood(body, longest.body)
      ? []
      : [{ name: 'body', message: m.broadcast_body_fault({ maximum: longest.body }) }]),
  ];
}

type WordsFieldsProps = {
  value: Words;
  onChange: (words: Words) => void;
  messageFor: (name: string) => string | undefined;
};

/** The words of a message to a group, or of a template for one. */
export const WordsFields = ({ value, onChange, messageFor }: WordsFieldsProps) => (
  <>
    <TextField
      name="title"
      label={m.broadcast_field_title()}
      value={value.title}
      onChange={(title) => onChange({ ...value, title })}
      errorMessage={messageFor('title')}
      isRequired
    />
    <TextField
      name="body"
      label={m.broadcast_field_body()}
      description={m.broadcast_field_body_help({ firstNameSign: '{firstName}', productSign: '{product}' })}
      value={value.body}
      onChange={(body) => onChange({ ...value, body })}
      rows={5}
      errorMessage={messageFor('body')}
      isRequired
    />
  </>
);
