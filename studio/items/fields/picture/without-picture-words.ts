/**
 * A value copied into another language: its pictures say nothing yet, since English words would be read out
 * wrongly there. What is decorative stays so.
 */
export function withoutPictureWords<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutPictureWords) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutPictureWords(one)]),
  );
  const isPicture = 'url' in inner && 'dimensions' in inner;
  return (isPicture ? { ...inner, alt: inner.alt === '' ? '' : null } : inner) as Value;
}
