import { Skeleton } from '@nadi/ui/components/Skeleton';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { latePart } from '../../kernel/shell/late-part';
import { loadPrescribe } from '../prescriptions/offers';

const Prescribe = latePart(loadPrescribe);

/** Shows the shape of the page at once; the fields of a prescription come after it. */
export function PrescribeRoute() {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<Skeleton height="32rem" shape="block" />}>
      <Prescribe key={id} id={id} />
    </Suspense>
  );
}
