/** A client's options for a call, beside the request itself. */
export interface ServiceInit extends RequestInit {
  /**
   * Whether a JSON body of an answer 200 is one that the client can read. Any other body counts as
   * the service's failure, and never takes the place of a good one. Absent: any body will do.
   */
  readonly accepts?: (body: unknown) => boolean;
}

/** The network's fetch or an embedded server; time limits and retries are its business. */
export type ServiceFetch = (address: string, init?: ServiceInit) => Promise<Response>;

/** What clients of JSON read of an answer. */
export type ServiceAnswer = Pick<Response, 'status' | 'ok' | 'json' | 'text'>;

/** An answer of a service in this process: its JSON as the value that it was made of. */
export interface ValueAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** `accepts` of what a schema takes. */
export const fits =
  (schema: { safeParse(body: unknown): { readonly success: boolean } }) => (body: unknown) =>
    schema.safeParse(body).success;

export const toServiceAnswer = ({ status, body }: ValueAnswer): ServiceAnswer => ({
  status,
  ok: status >= 200 && status < 300,
  json: async () => body,
  text: async () => JSON.stringify(body),
});
