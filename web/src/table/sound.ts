/** Soft paper sounds, generated when needed: a card played, cards dealt, a trick gathered, a card that goes back. */

export type Sound = "lay" | "deal" | "gather" | "refuse" | "turn";

let context: AudioContext | null = null;
let paper: AudioBuffer | null = null;

/** A second of noise, which all sounds are made from. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/** One stroke of paper: noise through a narrow band, rising quickly and fading away. */
function stroke(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  paper ??= noise(audio);
  const source = audio.createBufferSource();
  source.buffer = paper;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(pitch, at);
  band.frequency.exponentialRampToValueAtTime(pitch * 0.55, at + length);
  band.Q.value = 0.8;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(band).connect(gain).connect(audio.destination);
  source.start(at, Math.random() * 0.6, length + 0.05);
}

/** Plays a sound, if the browser allows it: most require a click first. */
export function sound(kind: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime + 0.01;
    switch (kind) {
      case "lay":
        return stroke(context, now, 2600, 0.09, 0.16);
      case "deal":
        for (let card = 0; card < 6; card++) stroke(context, now + card * 0.07, 3200, 0.07, 0.1);
        return;
      case "gather":
        return stroke(context, now, 1500, 0.28, 0.13);
      case "refuse":
        stroke(context, now, 700, 0.1, 0.2);
        return stroke(context, now + 0.09, 600, 0.1, 0.16);
      case "turn":
        return stroke(context, now, 3600, 0.14, 0.07);
    }
  } catch {
    // No sound here, which does no harm.
  }
}
