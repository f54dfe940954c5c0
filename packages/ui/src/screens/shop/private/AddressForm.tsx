import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { Select } from '../../../components/Select/Select';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { parsePhone } from '../../private/patient-questions/phone';
import type { Address, AddressDraft, Done } from '../types';

export type AddressFormProps = {
  /** Null for a new one. */
  address: Address | null;
  onSave: (draft: AddressDraft, address: Address | null) => Promise<Done>;
  onClose: (result: object | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
  /** States and union territories. */
  states: readonly { id: string; label: string }[];
  /** Returns why a PIN code cannot be one of a state; null if it can. */
  pinFault: (pin: string, state: string) => string | null;
};

const blank: AddressDraft = { name: '', phone: '', line1: '', line2: null, city: '', state: '', pin: '' };

function faultsOf(
  { name, phone, line1, city, state, pin }: AddressDraft,
  pinFault: AddressFormProps['pinFault'],
): FieldFault[] {
  const missing = Object.entries({ name, line1, city, state })
    .filter(([, words]) => words === '')
    .map(([field]) => ({ name: field, message: m.shop_address_missing() }));
  const isPin = /^[1-9]\d{5}$/.test(pin);
  const wrong = isPin && state ? pinFault(pin, state) : null;
  return [
    ...missing,
    ...(phone ? [] : [{ name: 'phone', message: m.shop_address_phone_fault() }]),
    ...(isPin ? [] : [{ name: 'pin', message: m.shop_address_pin_fault() }]),
    ...(wrong ? [{ name: 'pin', message: wrong }] : []),
  ];
}

/** Asks for an address in India to deliver to. */
export function AddressForm({ address, onSave, states, pinFault, ...dialog }: AddressFormProps) {
  const [draft, setDraft] = useState<AddressDraft>(address ?? blank);

  function check(): { draft: AddressDraft } | { faults: FieldFault[] } {
    const { name, phone, line1, line2, city, state, pin } = draft;
    const said: AddressDraft = {
      ...{
        name: name.trim(),
        phone: parsePhone(phone) ?? '',
        line1: line1.trim(),
        line2: line2?.trim() || null,
      },
      ...{ city: city.trim(), state, pin: pin.replaceAll(' ', '') },
    };
    const faults = faultsOf(said, pinFault);
    return faults.length > 0 ? { faults } : { draft: said };
  }

  return (
    <FormDialog
      {...dialog}
      title={address ? m.shop_address_change() : m.shop_address_add()}
      check={check}
      onSave={(said) => onSave(said, address)}
    >
      {({ messageFor }) => {
        const field = (name: Exclude<keyof AddressDraft, 'state'>) => ({
          name,
          value: draft[name] ?? '',
          onChange: (value: string) => setDraft({ ...draft, [name]: value }),
          errorMessage: messageFor(name),
        });
        return (
          <>
            <TextField {...field('name')} label={m.shop_address_name()} autoComplete="name" isRequired />
            <TextField
              {...field('phone')}
              label={m.shop_address_phone()}
              description={m.shop_address_phone_help()}
              type="tel"
              autoComplete="tel"
              isRequired
            />
            <TextField
              {...field('line1')}
              label={m.shop_address_line1()}
              autoComplete="address-line1"
              isRequired
            />
            <TextField {...field('line2')} label={m.shop_address_line2()} autoComplete="address-line2" />
            <TextField
              {...field('city')}
              label={m.shop_address_city()}
              autoComplete="address-level2"
              isRequired
            />
            <Select
              name="state"
              label={m.shop_address_state()}
              items={states}
              value={draft.state || null}
              onChange={(state) => setDraft({ ...draft, state })}
              errorMessage={messageFor('state')}
              isRequired
            />
            <TextField {...field('pin')} label={m.shop_address_pin()} autoComplete="postal-code" isRequired />
          </>
        );
      }}
    </FormDialog>
  );
}
