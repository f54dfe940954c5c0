import type { MedicinesScreenProps } from '@nadi/ui/screens/medicines/MedicinesScreen';
import { useEffect, useState } from 'react';

type FindDrugs = MedicinesScreenProps['findDrugs'];

/** Returns the search of the drug list, which is loaded after the page: only a medicine that is written needs it. It finds null until then. */
export function useDrugs(): FindDrugs {
  const [find, setFind] = useState<FindDrugs>(() => () => null);
  useEffect(() => {
    import('@nadi/domain/medicines/drugs').then(
      ({ findDrugs }) => setFind(() => findDrugs),
      // Any name can be written without it, and the server compares it with the list.
      () => undefined,
    );
  }, []);
  return find;
}
