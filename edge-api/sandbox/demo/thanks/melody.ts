const SAMPLE_RATE_HZ = 16_000;
const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const LOUDNESS = 0.32 * 0x7fff;
const A4_HZ = 440;
/** Decay rate of a plucked string, per second. */
const DECAY = 3.2;

/** Renders plucked notes, in semitones from A at 440 Hz, as a WAV file: 16 bits, mono. */
export function melody(notes: readonly number[], noteSeconds: number): Buffer {
  const samplesPerNote = Math.round(noteSeconds * SAMPLE_RATE_HZ);
  const wav = Buffer.alloc(HEADER_BYTES + notes.length * samplesPerNote * BYTES_PER_SAMPLE);
  writeHeader(wav);
  notes.forEach((note, at) => {
    const hertz = A4_HZ * 2 ** (note / 12);
    for (let sample = 0; sample < samplesPerNote; sample += 1) {
      const seconds = sample / SAMPLE_RATE_HZ;
      const phase = 2 * Math.PI * hertz * seconds;
      const tone = (Math.sin(phase) + Math.sin(2 * phase) / 3 + Math.sin(3 * phase) / 6) / 1.5;
      const attack = Math.min(1, seconds / 0.01);
      const level = Math.round(tone * attack * Math.exp(-DECAY * seconds) * LOUDNESS);
      wav.writeInt16LE(level, HEADER_BYTES + (at * samplesPerNote + sample) * BYTES_PER_SAMPLE);
    }
  });
  return wav;
}

/** Writes the 44-byte header (http://soundfile.sapp.org/doc/WaveFormat/). */
function writeHeader(wav: Buffer): void {
  const sound = wav.length - HEADER_BYTES;
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLE_RATE_HZ, 24);
  wav.writeUInt32LE(SAMPLE_RATE_HZ * BYTES_PER_SAMPLE, 28);
  wav.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  wav.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(sound, 40);
}
