import { callOf } from '@nadi/api-client/call-of';
import type { ApiClientOptions } from '@nadi/api-client/client';
import { once } from '../browser/once';

type Middleware = NonNullable<ApiClientOptions['complete']>[number];

type Options = {
  /** Returns the patient for whom the page is; null for oneself. */
  patient: () => string | null;
  /** Called with the patient about whom the server has refused a request. */
  onRefused: (id: string) => void;
};

export const patientHeader = 'Nadi-Patient';

/** Few people act for another. A request fails where the code cannot be fetched: without the header it would be about oneself. */
const fetchCalls = once(async () => {
  const { actingCalls } = await import('../../../generated/acting-calls');
  return new Set(Object.values(actingCalls).map(([call]) => call));
});

/** Says in each request about a patient for whom it is. What is for nobody but the patient says it too, so that the server refuses it. */
export function forPatient({ patient, onRefused }: Options): Middleware {
  return {
    async onRequest({ request, schemaPath }) {
      const id = patient();
      if (id === null || !(await fetchCalls()).has(callOf(request, schemaPath))) return;
      request.headers.set(patientHeader, id);
    },
    onResponse({ request, response }) {
      const isRefused = response.status === 404 || response.status === 403;
      const id = request.headers.get(patientHeader);
      if (isRefused && id !== null) onRefused(id);
      return undefined;
    },
  };
}
