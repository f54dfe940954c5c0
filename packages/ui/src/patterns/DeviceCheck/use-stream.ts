import { useEffect, useRef } from 'react';

/** Returns the ref of a video that shows a stream. */
export function useStream(stream: MediaStream | null) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return video;
}
