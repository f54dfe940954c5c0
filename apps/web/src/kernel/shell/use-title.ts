import { pageTitle } from '@nadi/brand';
import { useEffect } from 'react';

/** Sets the title in tab and history: "Vital signs - Nadi". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
