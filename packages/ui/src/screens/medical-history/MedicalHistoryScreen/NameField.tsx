import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { ComboBox } from '../../../components/ComboBox/ComboBox';
import type { EntryForm } from './entry-form';
import { kindWords } from './history-words';
import type { EntryKind, Term } from './types';

type NameFieldProps = {
  form: EntryForm;
  change: (patch: Partial<EntryForm>) => void;
  errorMessage: string | undefined;
  findTerms: (kind: EntryKind, text: string) => readonly Term[];
};

/** Something from the list, with its code, or one's own words. */
export function NameField({ form: { kind, name }, change, errorMessage, findTerms }: NameFieldProps) {
  const [text, setText] = useState(name);
  const terms = findTerms(kind, text);
  const own = text.trim();
  const isInList = terms.some((term) => term.name.toLowerCase() === own.toLowerCase());
  const items = [
    ...terms.map((term) => ({ id: term.name, label: term.name })),
    ...(own && !isInList ? [{ id: own, label: own, description: m.medical_name_own_words() }] : []),
  ];

  function choose(id: string | null) {
    const term = terms.find((one) => one.name === id);
    change({ name: id ?? '', code: term?.code ?? null, codeSystem: term?.codeSystem ?? null });
  }

  return (
    <ComboBox
      name="name"
      label={kindWords[kind].name()}
      description={m.medical_name_help()}
      items={items}
      value={name || null}
      valueLabel={name}
      onChange={choose}
      onInputChange={setText}
      errorMessage={errorMessage}
      isRequired
    />
  );
}
