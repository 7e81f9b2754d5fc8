/** Plays short synthesized sounds. Silent while muted, and until the player's first gesture enables audio. */

export interface Sound {
  /** Mutes or unmutes. Muting also stops notes that are playing. */
  setMuted(isMuted: boolean): void;
  /** Plays quiet notes (Hz) one after the other. */
  play(notes: readonly number[], options?: { gapMs?: number; lengthMs?: number; volume?: number }): void;
}

const createOutput = (context: AudioContext): GainNode => {
  const out = context.createGain();
  out.connect(context.destination);
  return out;
};

/** Creates the sound of a game. Does nothing without Web Audio. */
export function createSound(): Sound {
  let context: AudioContext | null = null;
  let out: GainNode | null = null;
  let isMuted = false;
  return {
    setMuted(value) {
      isMuted = value;
      if (!isMuted) return;
      out?.disconnect();
      out = null;
    },
    play(notes, { gapMs = 70, lengthMs = 160, volume = 0.06 } = {}) {
      if (isMuted || typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      if (context.state === 'suspended') void context.resume();
      const speaker = (out ??= createOutput(context));
      notes.forEach((frequency, i) => {
        const at = context!.currentTime + (i * gapMs) / 1000;
        const end = at + lengthMs / 1000;
        const tone = context!.createOscillator();
        const gain = context!.createGain();
        tone.type = 'triangle';
        tone.frequency.value = frequency;
        gain.gain.setValueAtTime(0.0001, at);
        gain.gain.exponentialRampToValueAtTime(volume, at + 0.012);
        gain.gain.exponentialRampToValueAtTime(0.0001, end);
        tone.connect(gain).connect(speaker);
        tone.start(at);
        tone.stop(end);
      });
    },
  };
}
