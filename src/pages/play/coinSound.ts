/** Two soft notes, as of a coin on wood. They are made here, so that no recording has to be loaded. */
const NOTES_HZ = [1318, 1760];
const LENGTH_S = 0.18;

let context: AudioContext | undefined;

export function playCoinSound(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [nth, frequency] of NOTES_HZ.entries()) {
    const note = new OscillatorNode(context, { type: "sine", frequency });
    const loudness = new GainNode(context, { gain: 0 });
    const from = start + nth * 0.07;
    loudness.gain.setValueAtTime(0.06, from);
    loudness.gain.exponentialRampToValueAtTime(0.0005, from + LENGTH_S);
    note.connect(loudness).connect(context.destination);
    note.start(from);
    note.stop(from + LENGTH_S);
  }
}
