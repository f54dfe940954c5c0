import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { NumberField } from '../../../components/NumberField/NumberField';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Select } from '../../../components/Select/Select';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { typeLooks, visitTypes } from '../private/visit-words';
import type { HoursDialogProps } from './HoursDialog';
import type { Availability } from './types';

const numbers = (chosen: number, ...steps: number[]) =>
  [...new Set([...steps, chosen])].sort((one, other) => one - other);

/** How patients book: length, pause, notice, fees, and where. */
export function RulesDialog({ availability, onSave, onClose, focusAfter }: HoursDialogProps) {
  const [rules, setRules] = useState(availability);
  const change = (patch: Partial<Availability>) => setRules({ ...rules, ...patch });
  const minutes = (chosen: number, ...steps: number[]) =>
    numbers(chosen, ...steps).map((count) => ({ id: String(count), label: m.schedule_minutes({ count }) }));
  return (
    <FormDialog<Availability, unknown, never>
      title={m.schedule_rules_title()}
      check={() => {
        const faults = visitTypes
          .filter((type) => (rules.fees[type] ?? 0) < 0)
          .map((type) => ({ name: `fees.${type}`, message: m.schedule_fee_fault() }));
        const clinicAddress = rules.clinicAddress?.trim() || null;
        return faults.length > 0 ? { faults } : { draft: { ...rules, clinicAddress } };
      }}
      onSave={onSave}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {({ messageFor }) => (
        <>
          <Select
            name="visitMinutes"
            label={m.schedule_visit_minutes()}
            items={minutes(rules.visitMinutes, 10, 15, 20, 25, 30, 45, 60)}
            value={String(rules.visitMinutes)}
            onChange={(count) => change({ visitMinutes: Number(count) })}
          />
          <Select
            name="bufferMinutes"
            label={m.schedule_buffer_minutes()}
            items={minutes(rules.bufferMinutes, 0, 5, 10, 15, 30)}
            value={String(rules.bufferMinutes)}
            onChange={(count) => change({ bufferMinutes: Number(count) })}
          />
          <Select
            name="noticeMinutes"
            label={m.schedule_notice_hours()}
            items={numbers(rules.noticeMinutes, 0, 60, 120, 240, 1440, 2880).map((count) => ({
              id: String(count),
              label: m.schedule_hours_count({ count: Math.round(count / 60) }),
            }))}
            value={String(rules.noticeMinutes)}
            onChange={(count) => change({ noticeMinutes: Number(count) })}
          />
          <Select
            name="daysAhead"
            label={m.schedule_days_ahead()}
            items={numbers(rules.daysAhead, 7, 14, 30, 60, 90).map((count) => ({
              id: String(count),
              label: m.schedule_days_count({ count }),
            }))}
            value={String(rules.daysAhead)}
            onChange={(count) => change({ daysAhead: Number(count) })}
          />
          <RadioGroup
            name="confirmation"
            label={m.schedule_confirmation()}
            items={[
              { id: 'at_once', label: m.schedule_at_once() },
              { id: 'on_request', label: m.schedule_on_request() },
            ]}
            value={rules.confirmation}
            onChange={(confirmation) => change({ confirmation })}
          />
          {visitTypes.map((type) => {
            const paise = rules.fees[type];
            return (
              <NumberField
                key={type}
                name={`fees.${type}`}
                label={m.schedule_fee_of({ type: typeLooks[type].word() })}
                description={m.schedule_fee_help()}
                unit="₹"
                value={paise === null ? null : paise / 100}
                onChange={(rupees) =>
                  change({
                    fees: { ...rules.fees, [type]: rupees === null ? null : Math.round(rupees * 100) },
                  })
                }
                errorMessage={messageFor(`fees.${type}`)}
              />
            );
          })}
          <TextField
            name="clinicAddress"
            label={m.schedule_clinic()}
            value={rules.clinicAddress ?? ''}
            onChange={(clinicAddress) => change({ clinicAddress })}
            errorMessage={messageFor('clinicAddress')}
            rows={2}
          />
          <TextField
            name="timeZone"
            label={m.schedule_zone_field()}
            value={rules.timeZone}
            onChange={(timeZone) => change({ timeZone: timeZone.trim() })}
            errorMessage={messageFor('timeZone')}
          />
        </>
      )}
    </FormDialog>
  );
}
