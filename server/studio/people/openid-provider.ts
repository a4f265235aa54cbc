import { z } from 'zod';
import { readBounded } from '#shared/http/read-bounded.ts';

/** Where those of the house sign in elsewhere, by OpenID Connect. */
export interface OpenIdSettings {
  /** As the provider names itself, letter for letter. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** On the button. */
  readonly name: string;
}

/** Of the provider's account, as its token says that was verified by the library. */
export interface OpenIdProfile {
  /** The subject. */
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  /** How somebody was recognized there: `pwd`, `mfa`. Source: RFC 8176. */
  readonly methods: readonly string[];
}

export interface OpenIdProvider {
  readonly discoveryUrl: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** @throws {ProviderDown} and what a wrong answer throws */
  takeTokens(given: {
    readonly code: string;
    readonly codeVerifier?: string | undefined;
    readonly redirectURI: string;
  }): Promise<{ readonly idToken: string; readonly accessToken: string }>;
  /** @param tokens of which the first was verified */
  readProfile(tokens: {
    readonly idToken?: string | undefined;
    readonly accessToken?: string | undefined;
  }): Promise<OpenIdProfile | null>;
}

/** The provider does not answer, or not as it must. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown';
}

const timeoutMs = 5_000;
const maxBytes = 256 * 1024;

const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
});
const tokensSchema = z.object({ id_token: z.string(), access_token: z.string() });
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(200).optional(),
  amr: z.array(z.string()).catch([]).default([]),
});

/**
 * Asks the provider who it is. Nothing is asked of another scheme than its own, no redirect is followed,
 * and no answer is waited for long.
 * @throws {ProviderDown}
 */
export async function findProvider(settings: OpenIdSettings): Promise<OpenIdProvider> {
  const { issuer, clientId, clientSecret } = settings;
  const { protocol } = new URL(issuer);
  const discoveryUrl = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const found = discovered.safeParse(await askProvider(discoveryUrl));
  if (!found.success) throw new ProviderDown('The provider describes itself in another form.');
  const described = found.data;
  // Source: OpenID Connect Discovery 1.0 §4.3.
  if (described.issuer !== issuer) {
    throw new ProviderDown(`The provider calls itself ${described.issuer}, not ${issuer}.`);
  }
  for (const [name, value] of Object.entries(described)) {
    const { protocol: own, username, password } = new URL(value);
    if (own !== protocol || username || password) {
      throw new ProviderDown(`The provider's ${name} is no address to ask.`);
    }
  }
  return {
    discoveryUrl,
    authorizationUrl: described.authorization_endpoint,
    tokenUrl: described.token_endpoint,

    async takeTokens({ code, codeVerifier, redirectURI }) {
      // Source: RFC 6749 §2.3.1, which has both parts written as in a form.
      const secret = [clientId, clientSecret].map(encodeURIComponent).join(':');
      const answered = await askProvider(described.token_endpoint, {
        method: 'POST',
        headers: { Authorization: `Basic ${Buffer.from(secret).toString('base64')}` },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectURI,
          ...(codeVerifier && { code_verifier: codeVerifier }),
        }),
      });
      const { id_token: idToken, access_token: accessToken } = tokensSchema.parse(answered);
      return { idToken, accessToken };
    },

    async readProfile({ idToken, accessToken }) {
      // Without one the library would go on, and nothing would bind the answer to who asked.
      if (!idToken) return null;
      const claims = claimsSchema.parse(readClaims(idToken));
      const more =
        claims.email === undefined && described.userinfo_endpoint && accessToken
          ? claimsSchema.parse(
              await askProvider(described.userinfo_endpoint, {
                headers: { Authorization: `Bearer ${accessToken}` },
              }),
            )
          : claims;
      // Source: OpenID Connect Core 1.0 §5.3.2.
      if (more.sub !== claims.sub || more.email === undefined) return null;
      return {
        id: claims.sub,
        email: more.email,
        emailVerified: more.email_verified === true,
        name: more.name ?? '',
        methods: claims.amr,
      };
    },
  };
}

const readClaims = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

async function askProvider(url: string, init: RequestInit = {}): Promise<unknown> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      ...init,
      headers: { Accept: 'application/json', ...init.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await readBounded(response.body, maxBytes);
    if (!response.ok || !body) throw new Error(`it answered ${response.status}`);
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch (error) {
    throw new ProviderDown(`The provider at ${host} gave no answer.`, { cause: error });
  }
}
