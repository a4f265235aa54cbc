// Keeps the few pages that somebody asked to keep on this device, and shows them where there is no
// connection, and for any other address a list of them. It is registered by the button of `app/components/offline/SaveOffline.tsx` only, meddles
// with nothing else, and is gone when the button is pressed again. Source: decision 0096.
'use strict';

const cacheName = 'museum-kept-1';
const maxPages = 12;
const mostFiles = 60;
const mostLetters = 2_000_000;
/** A line that answers later than this counts as none. */
const patienceMs = 4_000;
const retentionMs = 60 * 86_400_000;
/** When it was saved, and what the page's language says of that; both of our own. */
const savedAtHeader = 'x-kept-at';
const savedNoteHeader = 'x-kept-note';
/** What is said, in the page's language, over a list of what is saved. */
const savedAwayHeader = 'x-kept-away';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', (event) => event.waitUntil(answer(event)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // What the studio previews is another page at the same address.
  if (searchParams.has('preview')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (/^(style|font)$/.test(request.destination)) event.respondWith(openFile(request));
});

/** What an older worker kept was kept by other rules. */
async function begin() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('museum-kept-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer({ data, ports: [port] }) {
  try {
    if (data?.type === 'keep') await keepPages(data.paths, data);
    if (data?.type === 'forget') await forget();
    port?.postMessage({ isDone: true });
  } catch {
    port?.postMessage({ isDone: false });
  }
}

/** All or nothing: who reads that a page is saved must find it. */
async function keepPages(paths, words) {
  const pages = await Promise.all(
    paths.slice(0, maxPages).map(async (path) => {
      const url = new URL(path, self.location.origin);
      if (url.origin !== self.location.origin) throw new Error('It is not of this site.');
      const page = await fetch(url, { cache: 'no-cache', headers: { accept: 'text/html' } });
      if (!isPage(page)) throw new Error('It is no page.');
      return [toKey(url), await copyPage(page, words)];
    }),
  );
  const cache = await caches.open(cacheName);
  for (const [, { text }] of pages) await keepFiles(cache, text);
  for (const [key, { page }] of pages) await cache.put(key, page);
  await tidy(cache);
}

/** A page has one copy, whatever its address asks beside. */
const toKey = ({ origin, pathname }) => origin + pathname;

const isPage = (response) =>
  response.ok &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').startsWith('text/html');

async function copyPage(response, { note, away }) {
  const text = await response.text();
  if (text.length > mostLetters) throw new Error('It is too large.');
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
  headers.set(savedAtHeader, String(Date.now()));
  headers.set(savedNoteHeader, encodeURIComponent(String(note ?? '').slice(0, 300)));
  headers.set(savedAwayHeader, encodeURIComponent(String(away ?? '').slice(0, 300)));
  return { text, page: new Response(text, { headers }) };
}

/** Sheets and fonts of a page; its names hold a hash of what is in them. */
const listFiles = (html) =>
  [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /rel="stylesheet"|as="font"/.test(tag))
    .map((tag) => /href="(\/(?:assets|fonts)\/[^"]+)"/.exec(tag)?.[1])
    .filter((href) => href !== undefined)
    .slice(0, mostFiles);

const keepFiles = (cache, html) =>
  Promise.all(
    listFiles(html).map(async (file) => (await cache.match(file)) ?? cache.add(file)),
  );

/** What is outdated, too much, or of no page any more. */
async function tidy(cache) {
  const pages = [];
  const files = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const at = Number(response?.headers.get(savedAtHeader) ?? 0);
    if (at > 0) pages.push({ request, at, response });
    else files.push(request);
  }
  pages.sort((one, other) => other.at - one.at);
  const stays = ({ at }, index) => index < maxPages && Date.now() - at < retentionMs;
  const needed = new Set();
  for (const [index, page] of pages.entries()) {
    if (!stays(page, index)) await cache.delete(page.request);
    else for (const file of listFiles(await page.response.text())) needed.add(file);
  }
  for (const request of files) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Kept pages come from the network where it answers in time, all others as if nobody stood between. */
async function openPage(event) {
  const { request } = event;
  const key = toKey(new URL(request.url));
  const cache = (await caches.has(cacheName)) ? await caches.open(cacheName) : null;
  const saved = await cache?.match(key);
  if (!saved) return fetch(request).catch((error) => listSaved(cache, request, error));
  const fresh = fetch(request);
  const renewed = fresh.then((response) => renew(cache, key, saved, response.clone()));
  event.waitUntil(renewed.catch(() => {}));
  try {
    return await Promise.race([fresh, rejectAfter(patienceMs)]);
  } catch {
    return showSaved(saved);
  }
}

async function renew(cache, key, saved, response) {
  if (response.status === 404 || response.status === 410) return void (await cache.delete(key));
  if (!isPage(response)) return;
  const words = { note: readWords(saved, savedNoteHeader), away: readWords(saved, savedAwayHeader) };
  const { text, page } = await copyPage(response, words).catch(() => ({}));
  if (!page) return;
  // Without its sheets a newer copy would be worth less than the one that is there.
  await keepFiles(cache, text).then(
    () => cache.put(key, page),
    () => {},
  );
}

const readWords = (saved, header) => decodeURIComponent(saved.headers.get(header) ?? '');

const rejectAfter = (ms) =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('It took too long.')), ms);
  });

/**
 * The page as it was, said so. Its scripts stay away: they could only ask for what is not there, and
 * the page can be read without them.
 */
async function showSaved(saved) {
  const html = await saved.text();
  const at = new Date(Number(saved.headers.get(savedAtHeader)));
  const time = formatTime(at, readLanguage(html));
  const note = escapeText(readWords(saved, savedNoteHeader));
  const words = `<div class="builder-under-bar" data-ground="deep"><p class="builder-preview-note" role="note">${note} ${time}</p></div>`;
  const text = withoutScripts(html).replace(/<main\b[^>]*>/, (tag) => tag + words);
  return new Response(text, { headers: saved.headers });
}

const withoutScripts = (html) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');

const readLanguage = (html) => html.match(/<html[^>]* lang="(\w+)"/)?.[1];

/**
 * For what is not saved, a page of the house that lists what is: a saved page in the language of the address, else
 * in the one that they read, with the list in place of its own content.
 */
async function listSaved(cache, request, error) {
  const pages = [];
  for (const { url } of (await cache?.keys()) ?? []) {
    const saved = await cache.match(url);
    const away = saved ? readWords(saved, savedAwayHeader) : '';
    if (!away) continue;
    const html = await saved.text();
    const title = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1].replace(/<[^>]*>/g, '');
    if (title) pages.push({ url, saved, away, html, title, language: readLanguage(html) });
  }
  const first = new URL(request.url).pathname.split('/')[1];
  const wanted = pages.some(({ language }) => language === first) ? first : 'en';
  // The plan of a visit is always there, and a reservation is somebody's own.
  const known = pages.filter(({ language }) => language === wanted);
  const shell = known.find(({ url }) => url.endsWith('/plan-your-visit')) ?? known[0] ?? pages[0];
  if (!shell) throw error;
  const [title, ...more] = shell.away.split('\n').map(escapeText);
  const list = pages.map(
    (page) =>
      `<li lang="${page.language}"><a href="${new URL(page.url).pathname}">${page.title}</a></li>`,
  );
  const content = `<div class="kept-pages" data-opening="light"><h1>${title}</h1><p>${more.join(' ')}</p><ul>${list.join('')}</ul></div>`;
  const text = withoutScripts(shell.html)
    .replace(/<title>[^<]*/, () => `<title>${title}`)
    .replace(/(<main\b[^>]*>)[\s\S]*<\/main>/, (_, tag) => `${tag}${content}</main>`);
  return new Response(text, { status: 503, headers: shell.saved.headers });
}

/** "November 22, 2026, 3:04 PM"; Hawaiian, which browsers need not know, as the site writes it. */
function formatTime(at, language) {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf([language ?? 'en']).length > 0;
  if (language === 'haw') return formatHawaiian(at);
  return at.toLocaleString(isKnown ? language : 'en', { dateStyle: 'long', timeStyle: 'short' });
}

const hawaiianMonths =
  'Ianuali Pepeluali Malaki ʻApelila Mei Iune Iulai ʻAukake Kepakemapa ʻOkakopa Nowemapa Kēkēmapa';
/** From which hour on the day is called so. */
const hawaiianHours = [
  [22, 'pō'],
  [17, 'ahiahi'],
  [13, 'ʻauinalā'],
  [12, 'awakea'],
  [4, 'kakahiaka'],
  [0, 'aumoe'],
];

/** "22 Nowemapa 2026, hola 3:04 ʻauinalā". */
function formatHawaiian(at) {
  const [hour, minute] = [at.getHours(), at.getMinutes()];
  const day = `${at.getDate()}\u00a0${hawaiianMonths.split(' ')[at.getMonth()]} ${at.getFullYear()}`;
  if (hour === 12 && minute === 0) return `${day}, awakea`;
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  const [, part] = hawaiianHours.find(([from]) => hour >= from);
  return `${day}, hola\u00a0${hour % 12 || 12}${minutes} ${part}`;
}

const escapeText = (text) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Their names change with their content, so a kept one is the right one. */
async function openFile(request) {
  const cache = (await caches.has(cacheName)) ? await caches.open(cacheName) : null;
  return (await cache?.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function forget() {
  await caches.delete(cacheName);
  await self.registration.unregister();
}
