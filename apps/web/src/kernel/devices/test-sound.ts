/** Three notes, going up, in hertz. */
const notes = [440, 554, 659];
const length = 0.35;

type Choosable = { setSinkId?(id: string): Promise<void> };

/**
 * Plays a short sound.
 *
 * @param speaker id of the loudspeaker; null for the one that the system chose
 * @returns resolves when it has ended
 * @throws where the loudspeaker cannot be used
 */
export async function playTestSound(speaker: string | null): Promise<void> {
  const context = new AudioContext();
  try {
    if (speaker !== null) await (context as Choosable).setSinkId?.(speaker);
    await context.resume();
    const start = context.currentTime + 0.05;
    const ended = notes.map((frequency, index) => {
      const tone = context.createOscillator();
      const volume = context.createGain();
      const at = start + index * length;
      tone.frequency.value = frequency;
      // Without a soft beginning and end a tone clicks.
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.25, at + 0.04);
      volume.gain.linearRampToValueAtTime(0, at + length);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + length);
      return new Promise((resolve) => tone.addEventListener('ended', resolve));
    });
    await Promise.all(ended);
  } finally {
    await context.close();
  }
}

/** Tells whether a loudspeaker can be chosen here; elsewhere the system does it. */
export const canChooseSpeaker = (): boolean =>
  typeof AudioContext !== 'undefined' && 'setSinkId' in AudioContext.prototype;
