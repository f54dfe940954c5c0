import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { showToast } from '../../../components/ToastRegion/toasts';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { type DataRequestType, ownTypeWords, requestTypes } from '../../../words/data-request';
import { checkRequest, type RequestEntry, textLimits } from './check-request';
import type { DataRequestDraft } from './types';

export type NewRequestDialogProps = {
  onMake: (draft: DataRequestDraft) => Promise<Saved>;
  onClose: () => void;
};

type Way = { href: string; label: () => string };

const data = '/dashboard/settings/data';

/** Holds what a person can do by themselves, at once, in place of a request. */
const waysOf: Record<DataRequestType, readonly Way[]> = {
  access: [
    { href: data, label: m.requests_self_download },
    { href: '/dashboard/settings/access-log', label: m.requests_self_log },
  ],
  correction: [{ href: '/dashboard/profile', label: m.requests_self_profile }],
  erasure: [{ href: data, label: m.requests_self_delete }],
  grievance: [],
  nomination: [],
};

/** Asks what a person wants, and says where they can do it themselves. */
export function NewRequestDialog({ onMake, onClose }: NewRequestDialogProps) {
  const [entry, setEntry] = useState<RequestEntry>({ type: 'access', text: '', name: '', contact: '' });
  const change = (patch: Partial<RequestEntry>) => setEntry({ ...entry, ...patch });
  const ways = waysOf[entry.type];
  return (
    <FormDialog<DataRequestDraft, unknown>
      title={m.requests_make()}
      description={m.requests_make_explain()}
      submit={m.requests_make_yes()}
      check={() => checkRequest(entry)}
      onSave={async (draft) => {
        const saved = await onMake(draft);
        if (saved.ok) showToast({ tone: 'success', message: m.requests_made() });
        return saved;
      }}
      onClose={onClose}
    >
      {({ messageFor }) => (
        <>
          <RadioGroup
            name="type"
            label={m.requests_make_type()}
            items={requestTypes.map((id) => ({ id, label: ownTypeWords[id]() }))}
            value={entry.type}
            onChange={(type) => change({ type })}
            errorMessage={messageFor('type')}
          />
          {ways.length > 0 && (
            <Stack space={2}>
              <Text size={14} tone="muted">
                {m.requests_self_access()}
              </Text>
              <Inline space={6}>
                {ways.map(({ href, label }) => (
                  <Link key={href} href={href} isAlone>
                    {label()}
                  </Link>
                ))}
              </Inline>
            </Stack>
          )}
          {entry.type === 'nomination' && (
            <>
              <TextField
                name="nominee.name"
                label={m.requests_make_nominee()}
                description={m.requests_make_nominee_help()}
                autoComplete="off"
                value={entry.name}
                onChange={(name) => change({ name })}
                errorMessage={messageFor('nominee.name')}
                isRequired
              />
              <TextField
                name="nominee.contact"
                label={m.requests_make_contact()}
                description={m.requests_make_contact_help()}
                autoComplete="off"
                value={entry.contact}
                onChange={(contact) => change({ contact })}
                errorMessage={messageFor('nominee.contact')}
                isRequired
              />
            </>
          )}
          <TextField
            name="text"
            label={m.requests_make_text()}
            description={m.requests_make_text_help(textLimits)}
            value={entry.text}
            onChange={(text) => change({ text })}
            rows={5}
            errorMessage={messageFor('text')}
            isRequired
          />
        </>
      )}
    </FormDialog>
  );
}
