import { type RefObject, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { LateDeleteDialog, usePreloadDelete } from '../../../patterns/DeleteDialog/LateDeleteDialog';
import { RecordPage } from '../../../patterns/RecordPage/RecordPage';
import type { Loaded } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { Section } from '../../private/Section';
import type { AddressFormProps } from '../private/AddressForm';
import { OfflineNote } from '../private/Notes';
import { bar, besideOnly } from '../private/shop.css';
import { linesOf } from '../private/shop-words';
import type { Address, Done, Fulfilment } from '../types';

export type Where = { fulfilment: Fulfilment; addressId?: string };

export type CheckoutScreenProps = Pick<AddressFormProps, 'states' | 'pinFault'> & {
  state: Loaded<{ addresses: readonly Address[] }>;
  cartHref: string;
  isOffline: boolean;
  /** Reserves what is in the cart and goes on to its price. */
  onBegin: (where: Where) => Promise<Done>;
  onSaveAddress: AddressFormProps['onSave'];
  onDeleteAddress: (address: Address) => Promise<Done>;
  onRetry: () => void;
};

const pickUp = 'pick-up';
const addressForm = latePart(async () => (await import('../private/AddressForm')).AddressForm);

/** Asks where an order goes: its first step, before anything is reserved. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { state, cartHref, onRetry } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <RecordPage
      state={state}
      title={m.shop_checkout_where()}
      description={m.shop_checkout_where_about()}
      up={{ href: cartHref, label: m.shop_cart() }}
      headingRef={heading}
      fields={4}
      failed={{ title: m.shop_addresses_failed(), text: m.shop_failed() }}
      onRetry={onRetry}
    >
      {({ addresses }) => <Ready {...props} addresses={addresses} heading={heading} />}
    </RecordPage>
  );
}

type ReadyProps = CheckoutScreenProps & {
  addresses: readonly Address[];
  heading: RefObject<HTMLHeadingElement | null>;
};

function Ready({
  addresses,
  heading,
  isOffline,
  states,
  pinFault,
  onBegin,
  onSaveAddress,
  onDeleteAddress,
}: ReadyProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [form, setForm] = useState<{ address: Address | null } | null>(null);
  const [doomed, setDoomed] = useState<Address | null>(null);
  const { isPending, refused, save } = useSave<object, never>(() => undefined);
  const close = () => setForm(null);
  const AddressForm = useLate(addressForm, { isOpen: form !== null, onOpenChange: close });
  usePreload(addressForm);
  usePreloadDelete(addresses.length > 0);
  // Chooses the newest address until the person picks one.
  const chosen =
    picked === pickUp ? pickUp : (addresses.find(({ id }) => id === picked) ?? addresses[0] ?? null);
  const address = chosen === pickUp ? null : chosen;
  const go = () =>
    chosen &&
    void save(() =>
      onBegin(
        chosen === pickUp ? { fulfilment: 'pick-up' } : { fulfilment: 'delivery', addressId: chosen.id },
      ),
    );
  const button = (size: 'medium' | 'small') => (
    <Button size={size} isPending={isPending} isDisabled={!chosen || isOffline} onPress={go}>
      {m.shop_reserve()}
    </Button>
  );
  return (
    <Stack space={5}>
      {isOffline && <OfflineNote />}
      {refused && <Banner tone="attention">{refused.message ?? m.not_saved()}</Banner>}
      <Section title={m.shop_where_to()}>
        <RadioGroup
          label={m.shop_where_to_question()}
          items={[
            ...addresses.map((one) => ({
              id: one.id,
              label: one.name,
              description: linesOf(one).join(', '),
            })),
            { id: pickUp, label: m.shop_pick_up(), description: m.shop_pick_up_about() },
          ]}
          value={chosen === pickUp ? pickUp : (chosen?.id ?? null)}
          onChange={setPicked}
        />
        <Inline space={3}>
          <Button
            tone="secondary"
            size="small"
            isDisabled={isOffline}
            onPress={() => setForm({ address: null })}
          >
            {m.shop_address_add()}
          </Button>
          {address && (
            <>
              <Button tone="quiet" size="small" isDisabled={isOffline} onPress={() => setForm({ address })}>
                {m.shop_address_change()}
              </Button>
              <Button tone="quiet" size="small" isDisabled={isOffline} onPress={() => setDoomed(address)}>
                {m.shop_address_delete()}
              </Button>
            </>
          )}
        </Inline>
      </Section>
      <div className={besideOnly}>
        <Stack space={2} align="start">
          {button('medium')}
          <Text size={14} tone="muted">
            {m.shop_reserve_about()}
          </Text>
        </Stack>
      </div>
      <div className={bar}>
        {button('small')}
        <Text as="span" size={14} tone="muted">
          {m.shop_reserve_about()}
        </Text>
      </div>
      {doomed && (
        <LateDeleteDialog
          title={m.shop_address_delete_title()}
          description={m.shop_address_delete_about()}
          yes={m.shop_address_delete()}
          onDelete={() => onDeleteAddress(doomed)}
          onClose={(result) => {
            setDoomed(null);
            if (result) setPicked(null);
          }}
          focusAfter={heading}
        >
          <Text>{[doomed.name, ...linesOf(doomed)].join(', ')}</Text>
        </LateDeleteDialog>
      )}
      {form && AddressForm && (
        <AddressForm
          {...{ states, pinFault }}
          address={form.address}
          onSave={onSaveAddress}
          onClose={(result) => {
            close();
            // Falls back to the newest, which was added now.
            if (result && form.address === null) setPicked(null);
          }}
          focusAfter={heading}
        />
      )}
    </Stack>
  );
}
