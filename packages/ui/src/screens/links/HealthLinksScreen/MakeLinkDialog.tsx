import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { checkLink, type LinkEntry } from './check-link';
import type { LinkDraft, LinkExpiry, LinkMade } from './types';

export type MakeLinkDialogProps = {
  /** Fills the field at first, so that nobody has to think of one. */
  suggestedPasscode: string;
  onMake: (draft: LinkDraft) => Promise<LinkMade>;
  /** Null where none was made. */
  onClose: (made: { address: string; passcode: string | null } | null) => void;
};

const expiries: readonly { id: LinkExpiry; label: () => string }[] = [
  { id: 'day', label: m.links_expiry_day },
  { id: 'week', label: m.links_expiry_week },
  { id: 'month', label: m.links_expiry_month },
  { id: 'year', label: m.links_expiry_year },
];

/** Makes a link: what for, until when, and with which passcode. */
export function MakeLinkDialog({ suggestedPasscode, onMake, onClose }: MakeLinkDialogProps) {
  const [entry, setEntry] = useState<LinkEntry>({
    label: '',
    expiry: 'week',
    hasPasscode: true,
    passcode: suggestedPasscode,
  });
  const change = (patch: Partial<LinkEntry>) => setEntry({ ...entry, ...patch });
  return (
    <FormDialog<LinkDraft, { address: string }, never>
      title={m.links_make_title()}
      description={m.links_make_explain()}
      submit={m.links_make_yes()}
      check={() => checkLink(entry)}
      onSave={onMake}
      onClose={(made) => onClose(made && { ...made, passcode: entry.hasPasscode ? entry.passcode : null })}
    >
      {({ messageFor }) => (
        <>
          <TextField
            name="label"
            label={m.links_label()}
            description={m.links_label_help()}
            value={entry.label}
            onChange={(label) => change({ label })}
            errorMessage={messageFor('label')}
            isRequired
          />
          <RadioGroup
            name="expiresAt"
            label={m.links_expiry()}
            items={expiries.map(({ id, label }) => ({ id, label: label() }))}
            value={entry.expiry}
            onChange={(expiry) => change({ expiry })}
            errorMessage={messageFor('expiresAt')}
          />
          <Checkbox
            label={m.links_ask_passcode()}
            description={m.links_ask_passcode_help()}
            value={entry.hasPasscode}
            onChange={(hasPasscode) => change({ hasPasscode })}
          />
          {entry.hasPasscode && (
            <TextField
              name="passcode"
              label={m.links_passcode()}
              description={m.links_passcode_help()}
              autoComplete="off"
              value={entry.passcode}
              onChange={(passcode) => change({ passcode })}
              errorMessage={messageFor('passcode')}
              isRequired
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
