import { OwnPageScreen, type OwnPageScreenProps } from '@nadi/ui/screens/family/OwnPageScreen';
import { useLocation } from 'react-router-dom';
import { actingRequested, selectActing } from '../acting/acting-slice';
import { useAppDispatch, useAppSelector } from '../services/use-services';
import { paths } from '../session/destination';

/** In the place of a page that a person who acts for another cannot use. */
export function OwnPage({ title, why }: Pick<OwnPageScreenProps, 'title' | 'why'>) {
  const dispatch = useAppDispatch();
  const acting = useAppSelector(selectActing);
  const { pathname, search } = useLocation();
  return (
    acting && (
      <OwnPageScreen
        title={title}
        why={why}
        name={acting.firstName}
        onBack={() =>
          dispatch(
            actingRequested({ acting: null, to: why === 'own' ? `${pathname}${search}` : paths.dashboard }),
          )
        }
      />
    )
  );
}
