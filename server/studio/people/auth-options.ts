import { passkey } from '@better-auth/passkey';
import type { BetterAuthOptions } from 'better-auth';
import { APIError, isAPIError } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { museumName } from '#brand/names.ts';
import type { Database } from '#database/database.ts';
import { minPasswordLength } from '#shared/studio/password-rules.ts';
import { openIdName } from './openid-name.ts';
import type { OpenIdProfile, OpenIdProvider, OpenIdSettings } from './openid-provider.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Sessions that nobody uses end after so long. */
const sessionSeconds = 7 * 24 * 3600;
/** Passkeys are added within so long of signing in. */
const freshSeconds = 15 * 60;

export interface AuthDependencies {
  readonly database: Database;
  /** Scheme and host of the studio. */
  readonly origin: string;
  /** Nothing else answers there. */
  readonly hasOwnHost: boolean;
  /** Signs cookies and encrypts second factors. */
  readonly secret: string;
  readonly hooks: NonNullable<BetterAuthOptions['hooks']>;
  /** Sends a link to a person who forgot the password. */
  sendRecovery(email: string, token: string): Promise<void>;
  /** Told when a password was set anew by such a link. */
  onRecovered(personId: string): Promise<void>;
  /** Whether a session may begin. */
  maySignIn(personId: string): Promise<boolean>;
  /** Where one may sign in elsewhere; absent: nowhere, or the call is another. */
  readonly openId?: OpenIdAccess;
  /** Told what the library has to say. */
  log(level: 'error' | 'warn', message: string, details: readonly unknown[]): void;
}

export interface OpenIdAccess {
  readonly settings: OpenIdSettings;
  readonly provider: OpenIdProvider;
  /** Why somebody who is known there so may not sign in here; null: nothing speaks against it. */
  findObstacle(profile: OpenIdProfile): Promise<OpenIdObstacle | null>;
  /** Told when an account is opened by the provider from now on. */
  onLinked(personId: string): Promise<void>;
}

/**
 * `SECOND_FACTOR_MISSING`: the account has one, and the provider asked for one factor alone.
 * `ACCOUNT_NOT_LINKED`: another account there opens it, as where an address was given to somebody new.
 */
export type OpenIdObstacle = 'SECOND_FACTOR_MISSING' | 'ACCOUNT_NOT_LINKED';

/**
 * The library of accounts over the visitors' database. Its values are written as those of SQLite in
 * both dialects (times as ISO 8601, yes and no as 1 and 0), as all tables of the house.
 */
export function createAuthOptions(dependencies: AuthDependencies) {
  const { database, origin, hooks } = dependencies;
  const { hostname } = new URL(origin);
  return {
    appName: museumName.en,
    database: { db: database.query, type: 'sqlite', transaction: true },
    secret: dependencies.secret,
    baseURL: origin,
    basePath: '/studio/api/auth',
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, ...details) =>
        dependencies.log(level === 'error' ? 'error' : 'warn', message, details),
    },
    onAPIError: {
      // Refusals are answers; the library would write each of them to the console.
      onError(error) {
        if (isAPIError(error) && error.status !== 'INTERNAL_SERVER_ERROR') return;
        dependencies.log('error', 'the library of accounts failed', [error]);
      },
    },
    user: {
      modelName: 'studio_users',
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        languages: { type: 'string', required: true, input: false },
        language: { type: 'string', required: true, input: false },
        blockedAt: { type: 'string', required: false, input: false },
      },
    },
    session: {
      modelName: 'studio_sessions',
      expiresIn: sessionSeconds,
      // A session ends when it was said to: cookies are set at signing in alone.
      disableSessionRefresh: true,
      freshAge: freshSeconds,
    },
    account: {
      modelName: 'studio_accounts',
      // An account is found by the subject, and the first time by an address that both sides have verified.
      accountLinking: { enabled: dependencies.openId !== undefined },
      updateAccountOnSignIn: false,
    },
    verification: { modelName: 'studio_verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      sendResetPassword: ({ user, token }) => dependencies.sendRecovery(user.email, token),
      onPasswordReset: ({ user }) => dependencies.onRecovered(user.id),
    },
    // The house counts itself, over all processes and without addresses: see throttle.ts.
    rateLimit: { enabled: false },
    advanced: {
      ...toCookieRules(dependencies),
      ipAddress: { disableIpTracking: true },
    },
    databaseHooks: {
      account: {
        create: {
          // Nothing is asked of the provider later, so that nothing of it is stored.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
          after: async ({ providerId, userId }) => {
            if (providerId === openIdName) await dependencies.openId?.onLinked(userId);
          },
        },
      },
      session: {
        create: {
          // Every way in ends here: password, code, passkey.
          before: async ({ userId }) => {
            if (await dependencies.maySignIn(userId)) return;
            throw new APIError('FORBIDDEN', {
              code: 'BLOCKED',
              message: 'The account is blocked.',
            });
          },
        },
      },
    },
    hooks,
    plugins: [
      ...(dependencies.openId ? [createOpenId(dependencies.openId)] : []),
      twoFactor({
        issuer: `${museumName.en} Studio`,
        schema: { twoFactor: { modelName: 'studio_two_factors' } },
        backupCodeOptions: { storeBackupCodes: 'encrypted' },
        // Whoever has the password could lock the owner out with it; codes are counted in throttle.ts.
        accountLockout: { enabled: false },
      }),
      passkey({
        rpID: hostname,
        rpName: museumName.en,
        origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        // The library accepts keys that nobody unlocked; a passkey stands for both factors here.
        registration: {
          afterVerification: async ({ verification }) =>
            requireVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: async ({ verification }) =>
            requireVerified(verification.authenticationInfo.userVerified),
        },
        schema: { passkey: { modelName: 'studio_passkeys' } },
      }),
    ],
  } satisfies BetterAuthOptions;
}

/**
 * Of a host of its own the cookies are that host's alone: no other of the domain can set them. Source: RFC
 * 6265bis §4.1.3.2, which asks for `Secure` and the path `/`.
 */
function toCookieRules({ origin, hasOwnHost }: AuthDependencies) {
  const isSecure = origin.startsWith('https:');
  const shared = { sameSite: 'lax', httpOnly: true } as const;
  return hasOwnHost && isSecure
    ? {
        cookiePrefix: '__Host-studio',
        // The library would put `__Secure-` before the name.
        useSecureCookies: false,
        defaultCookieAttributes: { ...shared, path: '/', secure: true },
      }
    : {
        cookiePrefix: 'studio',
        useSecureCookies: isSecure,
        defaultCookieAttributes: { ...shared, path: '/studio' },
      };
}

/** Strangers get no account: whoever is to have one is invited. */
function createOpenId({ settings, provider, findObstacle }: OpenIdAccess) {
  const { clientId, clientSecret } = settings;
  const { discoveryUrl, authorizationUrl, tokenUrl } = provider;
  return genericOAuth({
    config: [
      {
        providerId: openIdName,
        clientId,
        clientSecret,
        discoveryUrl,
        authorizationUrl,
        tokenUrl,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        disableSignUp: true,
        getToken: (given) => provider.takeTokens(given),
        async getUserInfo(tokens) {
          const profile = await provider.readProfile(tokens);
          if (!profile) return null;
          const code = await findObstacle(profile);
          if (code)
            throw new APIError('FORBIDDEN', { code, message: 'The provider is not enough.' });
          return { ...profile, sub: profile.id };
        },
      },
    ],
  });
}

function requireVerified(isVerified: boolean | undefined): undefined {
  if (isVerified) return;
  throw new APIError('UNAUTHORIZED', {
    code: 'NOT_VERIFIED',
    message: 'The passkey was used without its lock.',
  });
}
