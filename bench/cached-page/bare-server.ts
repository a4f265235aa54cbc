import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// The plainest program that answers with these bytes and headers: what a kept page stands beside.

const [port = '', bytesFile = '', headersFile = ''] = process.argv.slice(2);
const bytes = readFileSync(bytesFile);
const headers = JSON.parse(readFileSync(headersFile, 'utf8'));

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1');
