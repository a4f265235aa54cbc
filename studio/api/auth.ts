import { AskFailed, ask } from './ask.ts';

/**
 * A call of the library of accounts, which the typed API does not hold.
 * @param path below `/studio/api/auth`
 * @returns its answer, of which the caller knows the fields
 * @throws {AskFailed}
 */
export const callAuth = <Body = Readonly<Record<string, never>>>(
  path: string,
  body: object = {},
): Promise<Body> =>
  ask(
    fetch(`/studio/api/auth${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }) as Promise<Response & { json(): Promise<Body> }>,
  ) as Promise<Body>;

/** Whether this browser can make and use passkeys as they are written in JSON. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

const readOptions = async <Options>(path: string): Promise<Options> =>
  ask(fetch(`/studio/api/auth${path}`) as Promise<Response & { json(): Promise<Options> }>);

/** @throws {AskFailed} `passkey` where the person or the device refused */
export async function addPasskey(name: string): Promise<void> {
  const options = await readOptions<PublicKeyCredentialCreationOptionsJSON>(
    '/passkey/generate-register-options',
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = await used(navigator.credentials.create({ publicKey }));
  await callAuth('/passkey/verify-registration', { response, name });
}

/** Begins a session. @throws {AskFailed} as `addPasskey` */
export async function signInWithPasskey(): Promise<void> {
  const options = await readOptions<PublicKeyCredentialRequestOptionsJSON>(
    '/passkey/generate-authenticate-options',
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const response = await used(navigator.credentials.get({ publicKey }));
  await callAuth('/passkey/verify-authentication', { response });
}

async function used(asked: Promise<Credential | null>): Promise<object> {
  const credential = await asked.catch(() => null);
  if (credential) return (credential as PublicKeyCredential).toJSON();
  throw new AskFailed(400, 'passkey');
}

/** The provider elsewhere at which one may sign in, by its name; null: there is none. */
export const openIdName: string | null =
  document.querySelector<HTMLMetaElement>('meta[name="openid"]')?.content ?? null;

/** Leaves for the provider, which leads back. @throws {AskFailed} */
export async function signInElsewhere(): Promise<void> {
  const { url } = await callAuth<{ url: string }>('/sign-in/openid');
  location.assign(url);
}
