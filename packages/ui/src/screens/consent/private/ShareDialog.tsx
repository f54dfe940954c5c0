import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { ComboBox } from '../../../components/ComboBox/ComboBox';
import { Select } from '../../../components/Select/Select';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { doctorName } from '../../../words/doctor-name';
import { specializationName } from '../../private/doctor-questions/specializations';
import type { ConsentDoctor } from '../types';
import { sayDayOf } from './consent-words';
import { DocumentFields } from './DocumentFields';
import { useFound } from './use-found';

/** A doctor to choose; the number is not known of one from a visit. */
export type ShareDoctor = Pick<ConsentDoctor, 'id' | 'firstName' | 'lastName' | 'specialization'> & {
  licenseNumber?: string;
};

/** A medical record, as far as it is chosen here. */
export type ShareDocument = { _id: string; title: string; onlyYou: boolean };

export type NewShare = {
  doctorId: string;
  recordIds: string[];
  /** RFC 3339; left out for the 30 days of the server. */
  accessUntil?: string;
};

/** The ways to what is chosen from, and to share it; the same functions as long as the page is open. */
export type ShareWays = {
  /** Finds verified doctors; by no text those whom the patient knows. */
  findDoctors: (text: string) => Promise<readonly ShareDoctor[]>;
  /** Finds the newest documents, with these words if any. */
  findDocuments: (text: string) => Promise<{ documents: readonly ShareDocument[]; isMore: boolean }>;
  /** Shares at once or not at all; the same again is not shared twice. */
  onShare: (share: NewShare) => Promise<Saved>;
};

export type ShareDialogProps = ShareWays & {
  /** The document at hand; left out where some are chosen from all. */
  document?: ShareDocument;
  clock: Clock;
  isOffline: boolean;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

const lengths = ['7', '30', '90', '180'] as const;
type Length = (typeof lengths)[number];
const dayMs = 86_400_000;

/** Shares documents with a doctor: with whom, what, for how long, and what they see by it. Mounted while it is open. */
export function ShareDialog({ document, clock, isOffline, onShare, onClose, ...props }: ShareDialogProps) {
  // The same end however often it is sent: another would be another share.
  const [now] = useState(clock.now);
  const [text, setText] = useState('');
  const doctors = useFound(props.findDoctors, text);
  const [doctor, setDoctor] = useState<ShareDoctor | null>(null);
  const [chosen, setChosen] = useState<readonly ShareDocument[]>(document ? [document] : []);
  const [length, setLength] = useState<Length>('30');
  const ends = new Date(Date.parse(now) + Number(length) * dayMs).toISOString();
  const until = sayDayOf(ends, clock);

  function check() {
    const faults = [
      ...(doctor ? [] : [{ name: 'doctorId', message: m.share_no_doctor() }]),
      ...(chosen.length > 0 ? [] : [{ name: 'recordIds', message: m.share_no_documents() }]),
    ];
    if (!doctor || faults.length > 0) return { faults };
    const recordIds = chosen.map(({ _id }) => _id);
    return {
      draft: { doctorId: doctor.id, recordIds, ...(length !== '30' && { accessUntil: ends }) },
    };
  }

  return (
    <FormDialog<NewShare, unknown, never>
      title={document ? m.share_with() : m.share_documents_with()}
      description={isOffline ? m.share_offline() : m.share_explain()}
      submit={m.share_submit()}
      check={check}
      onSave={(share) => onShare(share).catch(() => ({ ok: false, message: m.share_not_done() }))}
      onClose={(saved) => {
        if (saved && doctor)
          showToast({
            tone: 'success',
            message: m.share_done({ doctor: doctorName(doctor), count: chosen.length, until }),
          });
        onClose();
      }}
      focusAfter={props.focusAfter}
    >
      {({ messageFor }) => (
        <>
          <ComboBox
            name="doctorId"
            label={m.share_doctor()}
            description={m.share_doctor_help()}
            items={(doctors.result ?? []).map((one) => ({
              id: one.id,
              label: doctorName(one),
              description: sayAbout(one),
            }))}
            value={doctor?.id ?? null}
            valueLabel={doctor ? doctorName(doctor) : ''}
            onChange={(id) => setDoctor(doctors.result?.find((one) => one.id === id) ?? null)}
            onInputChange={setText}
            isLoading={doctors.isLoading}
            errorMessage={
              messageFor('doctorId') ?? (doctors.hasFailed ? m.share_doctors_failed() : undefined)
            }
            isRequired
          />
          {document ? (
            <>
              <Text weight="bold">{document.title}</Text>
              {messageFor('recordIds') && <Banner tone="critical">{messageFor('recordIds')}</Banner>}
            </>
          ) : (
            <DocumentFields
              find={props.findDocuments}
              chosen={chosen}
              onChange={setChosen}
              errorMessage={messageFor('recordIds')}
            />
          )}
          <Select
            name="accessUntil"
            label={m.share_length()}
            items={lengths.map((id) => ({ id, label: m.consent_until_days({ count: Number(id) }) }))}
            value={length}
            onChange={setLength}
            errorMessage={messageFor('accessUntil')}
          />
          <Text>{m.share_sees({ until })}</Text>
          <Text size={14} tone="muted">
            {m.share_save()}
          </Text>
        </>
      )}
    </FormDialog>
  );
}

const sayAbout = ({ specialization, licenseNumber }: ShareDoctor): string =>
  licenseNumber
    ? m.share_doctor_about({ specialization: specializationName(specialization), number: licenseNumber })
    : specializationName(specialization);
