import { useEffect, useState } from 'react';

/** Milliseconds after the last letter before a search is sent. */
const pauseMs = 250;

type Found<Result> = { text: string; result: Result | 'failed' };

/** Searches while somebody types. What was found before stays until the next answer; an answer to an older text is dropped. */
export function useFound<Result>(find: (text: string) => Promise<Result>, typed: string) {
  const text = typed.trim();
  const [found, setFound] = useState<Found<Result>>();
  useEffect(() => {
    let isWanted = true;
    const tell = (result: Result | 'failed') => isWanted && setFound({ text, result });
    const timer = setTimeout(
      () => void find(text).then(tell, () => tell('failed')),
      text === '' ? 0 : pauseMs,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [find, text]);
  const result = found?.result;
  return {
    result: result === 'failed' ? undefined : result,
    isLoading: found?.text !== text,
    hasFailed: found?.text === text && result === 'failed',
  };
}
