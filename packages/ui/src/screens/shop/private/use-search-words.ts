import { useState } from 'react';

/** Holds what is typed into a search, and follows the words of the address when these change. */
export function useSearchWords(searched: string) {
  const [words, setWords] = useState(searched);
  const [known, setKnown] = useState(searched);
  if (known !== searched) {
    setKnown(searched);
    setWords(searched);
  }
  return [words, setWords] as const;
}
