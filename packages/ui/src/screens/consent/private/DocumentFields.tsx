import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup';
import { SearchField } from '../../../components/SearchField/SearchField';
import { Text } from '../../../components/Text/Text';
import type { ShareDocument, ShareWays } from './ShareDialog';
import { useFound } from './use-found';

type DocumentFieldsProps = {
  find: ShareWays['findDocuments'];
  chosen: readonly ShareDocument[];
  onChange: (chosen: readonly ShareDocument[]) => void;
  errorMessage: string | undefined;
};

/** Chooses documents among those that were found; what was chosen before another search stays in sight. */
export function DocumentFields({ find, chosen, onChange, errorMessage }: DocumentFieldsProps) {
  const [text, setText] = useState('');
  const { result, isLoading, hasFailed } = useFound(find, text);
  const found = result?.documents ?? [];
  const others = chosen.filter(({ _id }) => !found.some((one) => one._id === _id));
  const documents = [...others, ...found.filter(({ onlyYou }) => !onlyYou)];
  const marked = found.filter(({ onlyYou }) => onlyYou);
  const titles = marked.map(({ title }) => title).join(', ');
  return (
    <>
      <SearchField label={m.share_find_documents()} value={text} onChange={setText} />
      {documents.length > 0 && (
        <CheckboxGroup
          name="recordIds"
          label={m.share_documents()}
          items={documents.map(({ _id, title }) => ({ id: _id, label: title }))}
          value={chosen.map(({ _id }) => _id)}
          onChange={(ids) => onChange(documents.filter(({ _id }) => ids.includes(_id)))}
          errorMessage={errorMessage}
          isRequired
        />
      )}
      <div role="status">
        {!isLoading && hasFailed && <Text>{m.share_documents_failed()}</Text>}
        {!isLoading && result && documents.length === 0 && <Text>{m.share_documents_none()}</Text>}
        {result?.isMore && (
          <Text size={14} tone="muted">
            {m.share_documents_more()}
          </Text>
        )}
        {marked.length > 0 && (
          <Text size={14} tone="muted">
            {m.share_documents_only_you({ titles })}
          </Text>
        )}
      </div>
    </>
  );
}
