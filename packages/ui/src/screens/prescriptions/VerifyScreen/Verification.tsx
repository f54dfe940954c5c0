import { brand } from '@nadi/brand';
import { BadgeCheck, CircleHelp, Hourglass, type LucideIcon, OctagonAlert } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { sayDate } from '../../medicines/MedicinesScreen/medicine-words';
import { Fact, Facts } from '../../private/Facts';
import { sayMedicine, sayQuantity, sayRefills } from '../private/prescription-words';
import { answer, answerTone } from '../private/rx.css';
import type { PrescribedItem, QuantityUnit } from '../types';

export type VerifiedItem = Pick<
  PrescribedItem,
  'generic' | 'brand' | 'strength' | 'form' | 'instructions' | 'refills'
> & {
  /** How it is taken and for how long, in the words of the paper. */
  doses: string;
  quantity: number;
  quantityUnit: QuantityUnit;
};

/** Tells what the installation knows of a prescription: no more than the paper says, and how its doctor is registered now. */
export type Verified = {
  result: 'genuine' | 'altered' | 'cancelled' | 'replaced' | 'expired' | 'unknown';
  /** 'YYYY-MM-DD' */
  issuedOn: string | null;
  validUntil: string | null;
  doctorName: string | null;
  licenseNumber: string | null;
  council: string | null;
  patientInitials: string | null;
  /** Is false if the doctor lost the registration, or was erased, since it was signed: nobody can cancel it. */
  isRegistrationInForce: boolean | null;
  items: readonly VerifiedItem[];
};

export type VerificationProps = {
  state:
    | { phase: 'loading' }
    /** The address has no code. */
    | { phase: 'none' }
    /** It could not be asked now: this says nothing of the paper. */
    | { phase: 'away' }
    | { phase: 'ready'; verified: Verified };
  onRetry: () => void;
};

type Words = {
  tone: 'done' | 'attention' | 'critical';
  icon: LucideIcon;
  title: () => string;
  text: (of: { day: string }) => string;
};

const stop = { tone: 'critical', icon: OctagonAlert } as const;

const says: Record<Verified['result'], Words> = {
  genuine: { tone: 'done', icon: BadgeCheck, title: m.rx_verify_genuine, text: m.rx_verify_genuine_text },
  altered: { ...stop, title: m.rx_verify_altered, text: m.rx_verify_altered_text },
  cancelled: { ...stop, title: m.rx_verify_cancelled, text: m.rx_verify_cancelled_text },
  replaced: { ...stop, title: m.rx_verify_replaced, text: m.rx_verify_replaced_text },
  expired: { tone: 'attention', icon: Hourglass, title: m.rx_verify_expired, text: m.rx_verify_expired_text },
  unknown: {
    tone: 'attention',
    icon: CircleHelp,
    title: m.rx_verify_unknown,
    text: m.rx_verify_unknown_text,
  },
};

const lapsed: Words = {
  ...{ tone: 'attention', icon: CircleHelp, title: m.rx_verify_lapsed, text: m.rx_verify_lapsed_text },
};

/** Tells what is known of a paper: whether it is genuine and still stands. */
export function Verification({ state, onRetry }: VerificationProps) {
  switch (state.phase) {
    case 'loading':
      return (
        <div role="status">
          <Text>{m.rx_verify_checking()}</Text>
        </div>
      );
    case 'none':
      return (
        <Banner tone="attention" title={m.rx_verify_none()}>
          {m.rx_verify_none_text()}
        </Banner>
      );
    case 'away':
      return (
        <Banner
          tone="attention"
          title={m.rx_verify_away()}
          action={
            <Button tone="secondary" size="small" onPress={onRetry}>
              {m.try_again()}
            </Button>
          }
        >
          {m.rx_verify_away_text()}
        </Banner>
      );
    case 'ready':
      return <Result {...state.verified} />;
  }
}

function Result({ result, issuedOn, validUntil, items, ...of }: Verified) {
  const isLapsed = result === 'genuine' && of.isRegistrationInForce === false;
  const { tone, icon, title, text } = isLapsed ? lapsed : says[result];
  return (
    <Stack space={6}>
      <div role={tone === 'critical' ? 'alert' : 'status'} className={`${answer} ${answerTone[tone]}`}>
        <Icon icon={icon} size={24} />
        <Heading level={2}>{title()}</Heading>
        <Text size={18}>{text({ day: issuedOn ? sayDate(issuedOn) : '' })}</Text>
      </div>
      {issuedOn && (
        <Card as="section">
          <Stack space={4}>
            <Heading level={2}>{m.rx_verify_compare()}</Heading>
            <Facts>
              <Fact term={m.rx_verify_patient()}>{of.patientInitials ?? '–'}</Fact>
              <Fact term={m.rx_verify_issued()}>{sayDate(issuedOn)}</Fact>
              {validUntil && <Fact term={m.rx_verify_until()}>{sayDate(validUntil)}</Fact>}
              <Fact term={m.rx_verify_doctor()} isWide>
                {of.doctorName}
              </Fact>
              <Fact term={m.visits_registration()} isWide>
                {[of.council, of.licenseNumber].filter(Boolean).join(', ')}
              </Fact>
            </Facts>
            <DividedList label={m.rx_items_label()}>
              {items.map((item) => (
                <DividedItem key={`${item.generic} ${item.strength} ${item.form}`}>
                  <Text weight="bold">{sayMedicine(item)}</Text>
                  {item.brand && <Text>{m.rx_brand({ brand: item.brand })}</Text>}
                  <Text>{item.doses}</Text>
                  {item.instructions && <Text>{m.rx_verify_how({ text: item.instructions })}</Text>}
                  <Text>{`${sayQuantity(item.quantity, item.quantityUnit)}, ${sayRefills(item.refills)}`}</Text>
                </DividedItem>
              ))}
            </DividedList>
            <Text size={14}>{m.rx_verify_not_compared()}</Text>
            <Text size={14} tone="muted">
              {m.rx_verify_only({ product: brand.name })}
            </Text>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
