import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Text } from '../../../components/Text/Text';
import { name as nameStyle } from './SharedDocumentsScreen.css';

export type NotKeptDocument = { name: string; reason: 'full' | 'too-large' | 'kind' | 'empty' };

const reasons: Record<NotKeptDocument['reason'], (inputs: { name: string }) => string> = {
  full: m.shared_not_kept_full,
  'too-large': m.shared_not_kept_too_large,
  kind: m.shared_not_kept_kind,
  empty: m.shared_not_kept_empty,
};

type NotKeptProps = { documents: readonly NotKeptDocument[]; isFull: boolean };

/** Shared documents that are not here, and why; also warns that there is no space, before more is lost. */
export function NotKept({ documents, isFull }: NotKeptProps) {
  if (documents.length > 0)
    return (
      <Banner tone="critical" title={m.shared_not_kept_title({ count: documents.length })}>
        {m.shared_not_kept_again({ count: documents.length })}
        <ul className={nameStyle}>
          {documents.map(({ name, reason }) => (
            <Text key={`${name} ${reason}`} as="li">
              {reasons[reason]({ name })}
            </Text>
          ))}
        </ul>
      </Banner>
    );
  return isFull ? (
    <Banner tone="attention" title={m.shared_full_title()}>
      {m.shared_full()}
    </Banner>
  ) : null;
}
