/**
 * The text of an answer, so far as it is not too long. Written for browsers in which the body is no
 * iterable.
 * @returns null when there are more than `maxBytes` bytes; the rest is not read then
 */
export async function readAnswer(response: Response, maxBytes: number): Promise<string | null> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      void reader?.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
