import { pronounOf } from '@nadi/ui/acting';
import { ActingBanner } from '@nadi/ui/components/ActingBanner';
import { type Acting, actingRequested } from '../acting/acting-slice';
import { useAppDispatch } from '../services/use-services';
import { paths } from '../session/destination';

/** The banner above each page that is about another person. */
export function ActingFrame({ firstName, lastName, gender, level, hasAccount }: Acting) {
  const dispatch = useAppDispatch();
  return (
    <ActingBanner
      {...{ firstName, lastName, level, hasAccount }}
      who={pronounOf(gender)}
      onBack={() => dispatch(actingRequested({ acting: null, to: paths.dashboard }))}
    />
  );
}
