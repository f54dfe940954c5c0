import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup';
import { DateField } from '../../../components/DateField/DateField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { typeLooks, visitTypes } from '../private/visit-words';
import type { VisitType, WaitWish } from '../types';

type WaitDialogProps = {
  /** The doctor. */
  name: string;
  /** 'YYYY-MM-DD' */
  today: string;
  type: VisitType;
  /** The types of the doctor's hours; none if no hours are set. */
  offered: readonly VisitType[];
  onJoin: (wish: WaitWish) => Promise<Saved>;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

const later = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Asks which times would suit. */
export function WaitDialog({ name, today, type, offered, onJoin, onClose, focusAfter }: WaitDialogProps) {
  const items = visitTypes.filter((id) => offered.length === 0 || offered.includes(id));
  const [chosen, setTypes] = useState<VisitType[]>(items.includes(type) ? [type] : []);
  // The way that was chosen on the page comes first.
  const types = [...chosen].sort((one, other) => Number(other === type) - Number(one === type));
  const [from, setFrom] = useState<string | null>(today);
  const [until, setUntil] = useState<string | null>(later(today, 14));
  const last = later(today, 60);
  return (
    <FormDialog<WaitWish, unknown, never>
      title={m.wait_dialog_title({ name })}
      description={m.wait_hours()}
      submit={m.wait_join()}
      check={() => {
        const faults = [
          ...(types.length > 0 ? [] : [{ name: 'types', message: m.wait_types_fault() }]),
          ...(from ? [] : [{ name: 'from', message: m.wait_from_fault() }]),
          ...(until && until >= (from ?? '') ? [] : [{ name: 'until', message: m.wait_until_fault() }]),
        ];
        return faults.length > 0 || !from || !until ? { faults } : { draft: { types, from, until } };
      }}
      onSave={onJoin}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {({ messageFor }) => (
        <>
          <CheckboxGroup
            name="types"
            label={m.wait_types()}
            description={types[1] && types[0] && m.wait_types_first({ first: typeLooks[types[0]].word() })}
            items={items.map((id) => ({ id, label: typeLooks[id].word() }))}
            value={chosen}
            onChange={setTypes}
            errorMessage={messageFor('types')}
          />
          <DateField
            name="from"
            label={m.wait_from()}
            value={from}
            onChange={setFrom}
            minValue={today}
            maxValue={last}
            errorMessage={messageFor('from')}
            isRequired
          />
          <DateField
            name="until"
            label={m.wait_until()}
            description={m.wait_until_help()}
            value={until}
            onChange={setUntil}
            minValue={today}
            maxValue={last}
            errorMessage={messageFor('until')}
            isRequired
          />
        </>
      )}
    </FormDialog>
  );
}
