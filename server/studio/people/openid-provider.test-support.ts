import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { studioOrigin } from './studio-browser.test-support.ts';

/** Who signs in at the provider, without being asked. */
export interface Visitor {
  readonly id: string;
  readonly email: string;
  readonly isVerified?: boolean;
  readonly methods?: readonly string[];
}

const client = { id: 'girih-studio', secret: 'a secret of the provider & us' };

/** A real provider of OpenID Connect in this process, at a port of its own. */
export async function startProvider() {
  let visitor: Visitor = { id: 'nobody', email: 'nobody@other.example' };
  const { server, port } = await listen(0);
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const claimsOf = ({ id, email, isVerified = true, methods = ['pwd'] }: Visitor) => ({
    sub: id,
    email,
    email_verified: isVerified,
    name: 'Somebody',
    amr: methods,
  });
  const { default: Provider } = await quietly(() => import('oidc-provider'));
  const create = async () =>
    new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [`${studioOrigin}/studio/api/auth/callback/openid`],
        },
      ],
      claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name'] },
      findAccount: (_, accountId) => ({ accountId, claims: () => claimsOf(visitor) }),
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      pkce: { required: () => true },
      cookies: { keys: ['cookies of a test'] },
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'k', use: 'sig' }] },
      async loadExistingGrant(ctx) {
        const grant = new ctx.oidc.provider.Grant({
          clientId: ctx.oidc.client?.clientId,
          accountId: ctx.oidc.session?.accountId,
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    });
  const provider = await quietly(create);
  const callback = provider.callback();
  const asked: string[] = [];
  const answer: Parameters<Server['on']>[1] = (request, response) => {
    asked.push(request.url);
    if (!request.url.startsWith('/interaction/')) return callback(request, response);
    const login = { accountId: visitor.id, amr: [...(visitor.methods ?? ['pwd'])] };
    return provider.interactionFinished(request, response, { login });
  };
  server.on('request', answer);
  let running = server;

  return {
    settings: { issuer, clientId: client.id, clientSecret: client.secret, name: 'Hale Login' },
    asked,
    signInAs(next: Visitor) {
      visitor = next;
    },
    /** Goes to the provider as a browser would. @returns the way back: path and query below `/studio/api` */
    async goThrough(address: string): Promise<string> {
      const cookies = new Map<string, string>();
      let at = address;
      for (let step = 0; step < 10; step += 1) {
        const response = await fetch(at, {
          redirect: 'manual',
          headers: { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get('Location');
        if (location === null) throw new Error(`The provider answered ${response.status} at ${at}`);
        at = new URL(location, at).href;
        if (at.startsWith(studioOrigin)) return at.replace(`${studioOrigin}/studio/api`, '');
      }
      throw new Error('The provider leads nowhere.');
    },
    async stop() {
      running.closeAllConnections();
      running.close();
      await once(running, 'close');
    },
    async startAgain() {
      running = (await listen(port)).server;
      running.on('request', answer);
    },
  };
}

async function listen(wanted: number) {
  const server = createServer();
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** It warns of running in a test. */
async function quietly<Made>(make: () => Promise<Made>): Promise<Made> {
  const { warn, info } = console;
  Object.assign(console, { warn() {}, info() {} });
  try {
    return await make();
  } finally {
    Object.assign(console, { warn, info });
  }
}
