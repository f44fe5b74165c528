const SENTENCE_END = /(?<=[.!?…;:]["'”’)]?)\s|[\r\n]/u;

/** Returns the sentences of a text, separated by marks and lines, without the space around them. */
export function splitSentences(text: string): readonly string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
