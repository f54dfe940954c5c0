import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Link } from '../../../components/Link/Link';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Stack } from '../../../components/Stack/Stack';
import { Phases } from '../../../patterns/Phases/Phases';
import type { PayScreenProps } from './PayScreen';

type PrescriptionChoicesProps = Pick<PayScreenProps, 'prescriptions' | 'onRetry'> & {
  uploadHref: string;
  recordId: string | null;
  errorMessage: string | undefined;
  onChange: (id: string) => void;
};

/** Asks which of the own prescriptions an order is sold on. */
export function PrescriptionChoices({
  prescriptions,
  uploadHref,
  recordId,
  errorMessage,
  onChange,
  onRetry,
}: PrescriptionChoicesProps) {
  if (prescriptions === null) return <Banner tone="attention">{m.shop_prescription_no_record()}</Banner>;
  const upload = (
    <Link href={uploadHref} isAlone>
      {m.shop_upload_prescription()}
    </Link>
  );
  return (
    <Phases
      state={prescriptions}
      failed={{ text: m.shop_prescriptions_failed() }}
      rows={1}
      level={3}
      onRetry={onRetry}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <Banner tone="attention" action={upload}>
            {m.shop_prescriptions_none()}
          </Banner>
        ) : (
          <Stack space={3}>
            <RadioGroup
              name="prescriptionRecordId"
              label={m.shop_prescription_question()}
              description={m.shop_prescription_seen_by()}
              items={rows.map(({ id, title, day }) => ({ id, label: title, description: day }))}
              value={recordId}
              onChange={onChange}
              errorMessage={errorMessage}
              isRequired
            />
            {upload}
          </Stack>
        )
      }
    </Phases>
  );
}
