-- Tables of the library of accounts, by its names. Times are ISO 8601, yes and no 1 and 0, in both
-- dialects. A test compares them with what the library itself would make.
CREATE TABLE "studio_users" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "name" TEXT NOT NULL,
  "email" TEXT NOT NULL UNIQUE,
  "emailVerified" INTEGER NOT NULL,
  "image" TEXT,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "twoFactorEnabled" INTEGER,
  -- Ours: shared/studio/rights.ts; languages are a list in JSON.
  "role" TEXT NOT NULL,
  "languages" TEXT NOT NULL,
  "language" TEXT NOT NULL,
  "blockedAt" TEXT
);

CREATE TABLE "studio_sessions" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "expiresAt" TEXT NOT NULL,
  "token" TEXT NOT NULL UNIQUE,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL,
  "ipAddress" TEXT,
  "userAgent" TEXT,
  "userId" TEXT NOT NULL REFERENCES "studio_users" ("id") ON DELETE CASCADE
);
CREATE INDEX "studio_sessions_userId_idx" ON "studio_sessions" ("userId");

CREATE TABLE "studio_accounts" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "accountId" TEXT NOT NULL,
  "providerId" TEXT NOT NULL,
  "userId" TEXT NOT NULL REFERENCES "studio_users" ("id") ON DELETE CASCADE,
  "accessToken" TEXT,
  "refreshToken" TEXT,
  "idToken" TEXT,
  "accessTokenExpiresAt" TEXT,
  "refreshTokenExpiresAt" TEXT,
  "scope" TEXT,
  "password" TEXT,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL
);
CREATE INDEX "studio_accounts_userId_idx" ON "studio_accounts" ("userId");

CREATE TABLE "studio_verifications" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "identifier" TEXT NOT NULL,
  "value" TEXT NOT NULL,
  "expiresAt" TEXT NOT NULL,
  "createdAt" TEXT NOT NULL,
  "updatedAt" TEXT NOT NULL
);
CREATE INDEX "studio_verifications_identifier_idx" ON "studio_verifications" ("identifier");

CREATE TABLE "studio_two_factors" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "secret" TEXT NOT NULL,
  "backupCodes" TEXT NOT NULL,
  "userId" TEXT NOT NULL REFERENCES "studio_users" ("id") ON DELETE CASCADE,
  "verified" INTEGER,
  "failedVerificationCount" INTEGER,
  "lockedUntil" TEXT
);
CREATE INDEX "studio_two_factors_secret_idx" ON "studio_two_factors" ("secret");
CREATE INDEX "studio_two_factors_userId_idx" ON "studio_two_factors" ("userId");

CREATE TABLE "studio_passkeys" (
  "id" TEXT NOT NULL PRIMARY KEY,
  "name" TEXT,
  "publicKey" TEXT NOT NULL,
  "userId" TEXT NOT NULL REFERENCES "studio_users" ("id") ON DELETE CASCADE,
  "credentialID" TEXT NOT NULL,
  "counter" INTEGER NOT NULL,
  "deviceType" TEXT NOT NULL,
  "backedUp" INTEGER NOT NULL,
  "transports" TEXT,
  "createdAt" TEXT,
  "aaguid" TEXT
);
CREATE INDEX "studio_passkeys_userId_idx" ON "studio_passkeys" ("userId");
CREATE INDEX "studio_passkeys_credentialID_idx" ON "studio_passkeys" ("credentialID");
