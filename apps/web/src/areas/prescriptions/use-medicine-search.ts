import type { PrescribeScreenProps } from '@nadi/ui/screens/prescriptions/PrescribeScreen';
import type { RxRules } from '@nadi/ui/screens/prescriptions/types';
import { useEffect, useState } from 'react';

type Search = Pick<PrescribeScreenProps, 'findMedicines' | 'countQuantity'>;
type Found = ReturnType<PrescribeScreenProps['findMedicines']>;

const load = async () => {
  const [{ findPrescribable, refuseTyped }, { countQuantity }] = await Promise.all([
    import('@nadi/domain/prescriptions/find-prescribable'),
    import('@nadi/domain/prescriptions/items'),
  ]);
  return { findPrescribable, refuseTyped, countQuantity };
};

/** Returns the search of the drug list by the rules of a visit. It is loaded after the page, and finds null until then. */
export function useMedicineSearch(rules: Pick<RxRules, 'mode' | 'kind'> | undefined): Search {
  const [domain, setDomain] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  useEffect(() => {
    void load().then(setDomain, () => undefined);
  }, []);
  return {
    findMedicines(text): Found {
      if (!domain || !rules) return null;
      const found = domain.findPrescribable(text, rules);
      // Any other name may be written where the rules allow it; a part of a listed name is none.
      if (found.length > 0) return found.map((one) => ({ ...one, refusal: one.refusal?.reason ?? null }));
      const refusal = domain.refuseTyped(text, rules)?.reason ?? null;
      return [{ generic: text, brand: null, list: null, refillOnly: null, refusal }];
    },
    countQuantity: (item) => domain?.countQuantity(item) ?? null,
  };
}
