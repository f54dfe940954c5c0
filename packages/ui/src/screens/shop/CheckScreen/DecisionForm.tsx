import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Form } from '../../../components/Form/Form';
import { Inline } from '../../../components/Inline/Inline';
import { Select } from '../../../components/Select/Select';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { useSave } from '../../../patterns/use-save';
import { Section } from '../../private/Section';
import type { Check, Decision, Done } from '../types';

export type DecisionFormProps = {
  check: Check;
  isOffline: boolean;
  onDecide: (decision: Decision) => Promise<Done>;
};

/** Asks how many packs of each item may be sold, or why none. Nothing is chosen beforehand. */
export function DecisionForm({ check, isOffline, onDecide }: DecisionFormProps) {
  const [packs, setPacks] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const [patientName, setPatientName] = useState('');
  const [prescriber, setPrescriber] = useState({ name: '', address: '' });
  const { isPending, refused, save } = useSave<object, never>(() => undefined);
  const form = useFormErrors(refused);
  const isRegistered = check.lines.some(
    ({ schedule, productId }) => schedule === 'H1' && Number(packs[productId]) > 0,
  );
  const said = reason.trim();

  function approve() {
    const undecided = check.lines.filter(({ productId }) => packs[productId] === undefined);
    const lines = check.lines
      .map(({ productId }) => ({ productId, quantity: Number(packs[productId] ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
    const [doctor, address, name] = [prescriber.name.trim(), prescriber.address.trim(), patientName.trim()];
    const isCut = check.lines.some(({ productId, quantity }) => Number(packs[productId]) < quantity);
    const faults = [
      ...undecided.map(({ productId }) => ({ name: productId, message: m.shop_check_line_missing() })),
      ...(undecided.length === 0 && lines.length === 0
        ? [{ name: 'reason', message: m.shop_check_none() }]
        : []),
      ...(lines.length > 0 && isCut && !said
        ? [{ name: 'reason', message: m.shop_check_reason_missing() }]
        : []),
      ...(isRegistered && !doctor
        ? [{ name: 'prescriberName', message: m.shop_check_register_missing() }]
        : []),
      ...(isRegistered && !address
        ? [{ name: 'prescriberAddress', message: m.shop_check_register_missing() }]
        : []),
      ...(isRegistered && !name ? [{ name: 'patientName', message: m.shop_check_register_missing() }] : []),
    ];
    if (!form.accept(faults)) return;
    void save(() =>
      onDecide({
        ...{ decision: 'APPROVED', lines },
        ...(said && { reason: said }),
        ...(isRegistered && { prescriber: { name: doctor, address }, patientName: name }),
      }),
    );
  }

  function refuse() {
    if (form.accept(said ? [] : [{ name: 'reason', message: m.shop_check_reason_missing() }]))
      void save(() => onDecide({ decision: 'REFUSED', reason: said }));
  }

  return (
    <Section title={m.shop_check_decide()}>
      <Form
        onSubmit={approve}
        errors={form.errors}
        onCorrect={form.correct}
        formError={form.formError}
        isPending={isPending}
      >
        {isOffline && (
          <Banner tone="info" icon={CloudOff}>
            {m.shop_check_offline()}
          </Banner>
        )}
        <Banner tone="info">{m.shop_check_about()}</Banner>
        <DividedList label={m.shop_check_decide()}>
          {check.lines.map(({ productId, name, composition, pack, schedule, quantity }) => (
            <DividedItem key={productId}>
              <Stack space={2}>
                <Text weight="bold">{name}</Text>
                <Text size={14} tone="muted">
                  {[composition, pack, m.shop_schedule_of({ schedule })].filter(Boolean).join(' · ')}
                </Text>
                <Select
                  name={productId}
                  label={m.shop_check_packs({ name, count: quantity })}
                  placeholder={m.shop_check_choose()}
                  items={Array.from({ length: quantity + 1 }, (_, index) => quantity - index).map(
                    (count) => ({
                      id: String(count),
                      label: count === 0 ? m.shop_check_nothing() : m.shop_packs({ count }),
                    }),
                  )}
                  value={packs[productId] ?? null}
                  onChange={(count) => {
                    setPacks({ ...packs, [productId]: count });
                    form.correct(productId);
                  }}
                  errorMessage={form.messageFor(productId)}
                  isRequired
                />
              </Stack>
            </DividedItem>
          ))}
        </DividedList>
        {isRegistered && (
          <Stack space={4}>
            <Text size={14}>{m.shop_check_register()}</Text>
            <TextField
              name="prescriberName"
              label={m.shop_check_prescriber()}
              value={prescriber.name}
              onChange={(name) => setPrescriber({ ...prescriber, name })}
              errorMessage={form.messageFor('prescriberName')}
              isRequired
            />
            <TextField
              name="prescriberAddress"
              label={m.shop_check_prescriber_address()}
              value={prescriber.address}
              onChange={(address) => setPrescriber({ ...prescriber, address })}
              errorMessage={form.messageFor('prescriberAddress')}
              isRequired
            />
            <TextField
              name="patientName"
              label={m.shop_check_patient()}
              value={patientName}
              onChange={setPatientName}
              errorMessage={form.messageFor('patientName')}
              isRequired
            />
          </Stack>
        )}
        <TextField
          name="reason"
          label={m.shop_check_reason()}
          description={m.shop_check_reason_about()}
          rows={3}
          value={reason}
          onChange={setReason}
          errorMessage={form.messageFor('reason')}
        />
        <Inline justify="end" space={3}>
          <Button tone="secondary" isDisabled={isPending || isOffline} onPress={refuse}>
            {m.shop_check_refuse()}
          </Button>
          <Button type="submit" isPending={isPending} isDisabled={isOffline}>
            {m.shop_check_approve()}
          </Button>
        </Inline>
      </Form>
    </Section>
  );
}
