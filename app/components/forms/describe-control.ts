/** The ids under which a control's hint and error stand. */
export const toHintId = (id: string) => `${id}-hint`;
export const toErrorId = (id: string) => `${id}-error`;

/** Attributes by which the hint and the error beside a control, where there are any, belong to it. */
export function describeControl(
  id: string,
  { hint, error }: { readonly hint?: unknown; readonly error?: unknown },
) {
  const describedBy = [hint && toHintId(id), error && toErrorId(id)].filter(Boolean).join(' ');
  return {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}
