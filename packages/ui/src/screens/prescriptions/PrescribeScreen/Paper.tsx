import * as m from '../../../../generated/messages/messages';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { formWords } from '../../medicines/MedicinesScreen/medicine-words';
import { specializationName } from '../../private/doctor-questions/specializations';
import { Section } from '../../private/Section';
import { quantityOf, sayDose, sayRefills } from '../private/prescription-words';
import { capitals, numbered, paper, paragraphs, part, row, undecided } from '../private/rx.css';
import type { ItemDraft, PrescribedItem, PrescriptionSheet } from '../types';
import { type Draft, testsOf } from './draft-form';

export type PaperHead = {
  name: string;
  /** An id of the contract. */
  specialization: Parameters<typeof specializationName>[0];
  /** The council and the number in its register; null while it is not known. */
  registration: string | null;
  clinicAddress: string | null;
};

export type PaperProps = {
  head: PaperHead;
  patient: PrescriptionSheet['patient'];
  draft: Draft;
  /** As the server counted them. */
  known: readonly PrescribedItem[];
  /** Waits for a decision of the doctor. */
  isUndecided: (item: ItemDraft) => boolean;
};

/** The prescription as the patient gets it once it is signed. */
export function Paper({ head, patient, draft, known, isUndecided }: PaperProps) {
  const tests = testsOf(draft);
  const whole = `${patient.firstName} ${patient.lastName}`;
  const of = [
    whole,
    patient.age === null ? m.rx_age_unknown() : m.rx_age({ count: patient.age }),
    patient.weightKg !== null && m.rx_weight({ count: patient.weightKg }),
  ].filter(Boolean);
  return (
    <Section title={m.rx_paper({ name: patient.firstName })} mark={<Tag>{m.rx_not_signed()}</Tag>}>
      <div className={paper}>
        <div className={`${row} ${part}`}>
          <Stack space={0}>
            <Text weight="bold">{head.name}</Text>
            <Text size={14}>{specializationName(head.specialization)}</Text>
            <Text size={14}>{head.registration ?? m.rx_registration_unknown()}</Text>
          </Stack>
          {head.clinicAddress && <Text size={14}>{head.clinicAddress}</Text>}
        </div>
        <div className={part}>
          <Text size={14}>{of.join(', ')}</Text>
          <Text size={14}>{draft.diagnosis.trim() || m.rx_no_diagnosis()}</Text>
        </div>
        {draft.items.length === 0 ? (
          <Text size={14} tone="muted">
            {m.rx_nothing_yet()}
          </Text>
        ) : (
          <ol className={numbered}>
            {draft.items.map((item) => {
              const counted = known.find(({ generic }) => generic === item.generic);
              return (
                <li key={item.generic} className={isUndecided(item) ? undecided : undefined}>
                  <Text size={14}>
                    <strong className={capitals}>{item.generic}</strong>
                    {` ${[item.strength, formWords[item.form]().toLowerCase()].filter(Boolean).join(' ')}`}
                  </Text>
                  <Text size={14}>{sayDose(item)}</Text>
                  <Text size={14}>
                    {[counted && quantityOf(counted), sayRefills(item.refills)].filter(Boolean).join(', ')}
                  </Text>
                  {item.instructions && <Text size={14}>{item.instructions}</Text>}
                </li>
              );
            })}
          </ol>
        )}
        {tests.length > 0 && <Text size={14}>{m.rx_paper_tests({ tests: tests.join(', ') })}</Text>}
        {draft.advice.trim() && <p className={paragraphs}>{draft.advice.trim()}</p>}
        <Text size={14}>{m.rx_paper_valid({ count: draft.validDays ?? 0 })}</Text>
        <Text size={14} tone="muted">
          {m.rx_paper_code()}
        </Text>
      </div>
    </Section>
  );
}
