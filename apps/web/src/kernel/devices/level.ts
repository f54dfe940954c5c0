/** Quieter than this is silence to the ear as well, in decibels below the loudest. */
const floor = -60;

/**
 * How loud sound is, as people hear it: 0 for silence to 1 for as loud as can be.
 *
 * @param samples between -1 and 1
 */
export function levelOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index++) sum += (samples[index] ?? 0) ** 2;
  const rms = Math.sqrt(sum / Math.max(1, samples.length));
  if (rms === 0) return 0;
  return Math.min(1, Math.max(0, 1 - (20 * Math.log10(rms)) / floor));
}

export type Level = { get(): number; subscribe(onChange: () => void): () => void };

/** Milliseconds between two looks: faster than the eye asks of a bar, and slow enough for an old phone. */
const pace = 80;

/** How loud a microphone is now. It listens while somebody looks at it. */
export function levelOfStream(stream: MediaStream): Level {
  let level = 0;
  const listeners = new Set<() => void>();
  let end: (() => void) | null = null;
  function begin() {
    const context = new AudioContext();
    // Safari begins it at rest.
    void context.resume();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    // Is not connected to a loudspeaker: nobody wants to hear themselves.
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      // It falls more slowly than it rises, so that a word is seen.
      level = Math.max(levelOf(samples), level * 0.8 - 0.01, 0);
      for (const listener of listeners) listener();
    }, pace);
    return () => {
      clearInterval(timer);
      void context.close();
      level = 0;
    };
  }
  return {
    get: () => level,
    subscribe(listener) {
      listeners.add(listener);
      end ??= begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        end?.();
        end = null;
      };
    },
  };
}
