import { useCallback, useEffect, useRef, useState } from 'react';

/** Phones share no screen. */
const canShare = () => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

/** The screen or window that a person shares; null if none is. The browser asks which, and may end it by itself. */
export function useScreen() {
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const current = useRef<MediaStreamTrack | null>(null);
  // The browser asks for long: what it gives after the end is not shared.
  const ends = useRef(0);
  const stop = useCallback(() => {
    ends.current += 1;
    current.current?.stop();
    current.current = null;
    setTrack(null);
  }, []);
  const start = useCallback(async () => {
    // Closing the question shares nothing.
    const before = ends.current;
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: true }).catch(() => null);
    const [found = null] = stream?.getVideoTracks() ?? [];
    if (!found) return;
    if (ends.current !== before) return found.stop();
    current.current?.stop();
    current.current = found;
    found.addEventListener('ended', stop);
    setTrack(found);
  }, [stop]);
  useEffect(() => stop, [stop]);
  return { track, canShare: canShare(), start, stop };
}
