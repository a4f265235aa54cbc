/** An answer other than 200, in the service's own words. The server turns it into a response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>> & { message: string }) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/**
 * A query that cannot be read. The service answers with flat positions while its client's types
 * nest them, so both are there.
 *
 * @param column counted from 1
 */
export function parsingError(message: string, column = 1): ApiError {
  const position = { line: 1, column, id: 0 };
  return new ApiError(400, {
    type: 'parsing-error',
    message,
    ...position,
    location: 'query',
    pos: { ...position, location: 'query' },
  });
}

/** The client takes the ref from the end of the message and tries again with it. */
export const refNotFound = (masterRef: string): ApiError =>
  new ApiError(404, {
    type: 'api_notfound_error',
    message: `The provided ref does not exist. Master ref is: ${masterRef}`,
  });

export const refExpired = (masterRef: string): ApiError =>
  new ApiError(410, {
    type: 'api_validation_error',
    message: `This ref is no longer available. Master ref is: ${masterRef}`,
  });

export const previewExpired = (): ApiError =>
  new ApiError(404, {
    type: 'api_security_error',
    message: 'The preview token you provided is expired',
  });

/** @param base address up to and including the repository's `/api/v2` */
export const invalidToken = (base: string): ApiError =>
  new ApiError(401, {
    message: 'Invalid access token',
    oauth_initiate: base.replace(/\/api\/v2$/, '/auth'),
    oauth_token: base.replace(/\/api\/v2$/, '/auth/token'),
  });

export const notFound = (message: string): ApiError => new ApiError(404, { message });
