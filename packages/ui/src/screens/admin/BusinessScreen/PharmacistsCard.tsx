import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { showToast } from '../../../components/ToastRegion/toasts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { LateDeleteDialog, usePreloadDelete } from '../../../patterns/DeleteDialog/LateDeleteDialog';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import type { PharmacistDraft, PharmacistRow, PharmacistsPart } from './types';

const nameOf = ({ firstName, lastName }: PharmacistRow) => `${firstName} ${lastName}`;

/** Lists pharmacists; an administrator adds and withdraws their right. */
export function PharmacistsCard(props: PharmacistsPart & { clock: Clock }) {
  const { state, clock, onAdd, onWithdraw } = props;
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<PharmacistRow | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  usePreloadDelete();
  return (
    <>
      <ListCard
        state={state}
        title={m.business_pharmacists()}
        description={m.business_pharmacists_about()}
        headingRef={heading}
        things={m.business_pharmacist_count}
        failed={{ title: m.business_pharmacists_failed(), text: m.shop_failed() }}
        empty={{ title: m.business_pharmacists_none_title(), text: m.business_pharmacists_none() }}
        action={<Button onPress={() => setIsAdding(true)}>{m.business_pharmacist_add()}</Button>}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.business_pharmacists()}>
            {rows.map((one) => (
              <DividedItem key={one.id}>
                <Stack space={2}>
                  <Inline justify="between" space={3}>
                    <Heading level={3} size={16}>
                      {nameOf(one)}
                    </Heading>
                    <Tag tone={one.status === 'ACTIVE' ? 'done' : 'neutral'}>
                      {one.status === 'ACTIVE' ? m.business_active() : m.business_withdrawn()}
                    </Tag>
                  </Inline>
                  <Text size={14} tone="muted">
                    {one.registrationNumber}, {one.council} ·{' '}
                    <When at={one.withdrawnAt ?? one.createdAt} clock={clock} />
                  </Text>
                  {one.status === 'ACTIVE' && (
                    <div>
                      <Button size="small" tone="secondary" onPress={() => setAsked(one)}>
                        {m.business_withdraw()} <VisuallyHidden>{nameOf(one)}</VisuallyHidden>
                      </Button>
                    </div>
                  )}
                </Stack>
              </DividedItem>
            ))}
          </DividedList>
        )}
      </ListCard>
      {isAdding && (
        <AddForm
          onSave={onAdd}
          onClose={(result) => {
            setIsAdding(false);
            if (result) showToast({ tone: 'success', message: m.business_pharmacist_added() });
          }}
          focusAfter={heading}
        />
      )}
      {asked && (
        <LateDeleteDialog
          title={m.business_withdraw_title()}
          description={m.business_withdraw_about()}
          yes={m.business_withdraw()}
          onDelete={() => onWithdraw(asked)}
          onClose={(result) => {
            setAsked(null);
            if (result) showToast({ tone: 'success', message: m.business_withdrawn() });
          }}
          focusAfter={heading}
        >
          <Text>{nameOf(asked)}</Text>
        </LateDeleteDialog>
      )}
    </>
  );
}

type AddFormProps = {
  onSave: PharmacistsPart['onAdd'];
  onClose: (result: object | null) => void;
  focusAfter: React.RefObject<HTMLElement | null>;
};

function AddForm({ onSave, ...dialog }: AddFormProps) {
  const [draft, setDraft] = useState<PharmacistDraft>({ email: '', registrationNumber: '', council: '' });
  const fields = [
    ['email', m.business_pharmacist_email()],
    ['registrationNumber', m.registration_number()],
    ['council', m.registration_council()],
  ] as const;
  return (
    <FormDialog
      {...dialog}
      title={m.business_pharmacist_add()}
      description={m.business_pharmacist_add_about()}
      submit={m.business_pharmacist_add()}
      check={() => {
        const said = {
          ...{ email: draft.email.trim(), registrationNumber: draft.registrationNumber.trim() },
          council: draft.council.trim(),
        };
        const faults = fields
          .filter(([name]) => said[name] === '')
          .map(([name]) => ({ name, message: m.shop_address_missing() }));
        return faults.length > 0 ? { faults } : { draft: said };
      }}
      onSave={onSave}
    >
      {({ messageFor }) =>
        fields.map(([name, label]) => (
          <TextField
            key={name}
            name={name}
            label={label}
            type={name === 'email' ? 'email' : 'text'}
            value={draft[name]}
            onChange={(value) => setDraft({ ...draft, [name]: value })}
            errorMessage={messageFor(name)}
            isRequired
          />
        ))
      }
    </FormDialog>
  );
}
