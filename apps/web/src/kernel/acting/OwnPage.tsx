import { OwnPageScreen } from '@nadi/ui/screens/family/OwnPageScreen';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../services/use-services';
import { actingRequested, selectActing } from './acting-slice';

/** In the place of a page that is for nobody but the signed-in person, while they act for another. */
export function OwnPage({ title }: { title: string }) {
  const dispatch = useAppDispatch();
  const acting = useAppSelector(selectActing);
  const { pathname, search } = useLocation();
  return (
    acting && (
      <OwnPageScreen
        title={title}
        name={acting.firstName}
        onBack={() => dispatch(actingRequested({ acting: null, to: `${pathname}${search}` }))}
      />
    )
  );
}
