import { createContext, use } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppState, Services } from './services';

export const ServicesContext = createContext<Services | null>(null);

/** The services that outlive a screen: above all the typed client for queries and mutations. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices stands outside of App.');
  return services;
}

export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppDispatch = useDispatch.withTypes<Services['store']['dispatch']>();
