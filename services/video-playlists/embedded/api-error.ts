/** Why a request cannot be answered, in the words and codes of Google's APIs. */
export class ApiError extends Error {
  readonly status: number;
  readonly reason: string;
  readonly domain: string;
  readonly location: string | null;

  constructor(
    status: number,
    reason: string,
    message: string,
    { domain = 'youtube.parameter', location = null as string | null } = {},
  ) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.domain = domain;
    this.location = location;
  }
}

/** The body that every error of the API has. */
export function toErrorReply({ status, reason, message, domain, location }: ApiError): Response {
  const error = {
    message,
    domain,
    reason,
    ...(location && { location, locationType: 'parameter' }),
  };
  const state = states[status];
  return Response.json(
    { error: { code: status, message, errors: [error], ...(state && { status: state }) } },
    { status },
  );
}

const states: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
};
