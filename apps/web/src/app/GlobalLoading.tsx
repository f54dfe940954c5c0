import { LoadingLine } from '@nadi/ui/components/LoadingLine';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../kernel/services/use-services';
import { globalLoadingChanged } from '../kernel/ui/ui-slice';

/** Milliseconds: what is done sooner is not worth a look. */
const showDelayMs = 600;

/** Knows of everything that is being read or written, and shows that above the page where it takes a while. */
export function GlobalLoading() {
  const dispatch = useAppDispatch();
  const isBusy = useIsFetching() + useIsMutating() > 0;
  useEffect(() => {
    dispatch(globalLoadingChanged(isBusy));
  }, [dispatch, isBusy]);
  return useAppSelector(({ ui }) => ui.globalLoading) && <AfterAWhile />;
}

function AfterAWhile() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), showDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <LoadingLine />;
}
