import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server answer connections that another process has accepted.
 * @param maxConnections at once; more are closed as they come
 */
export function admitHandedOver(server: Server, maxConnections: number): (socket: Socket) => void {
  const connections = new Set<Socket>();
  // Node's checks for slow senders begin when a server listens, and this one never does.
  server.emit('listening');
  return (socket) => {
    if (connections.size >= maxConnections) return void socket.destroy();
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    // As with connections that a server accepts itself: whoever has said all still gets the answer that is ready.
    socket.allowHalfOpen = true;
    server.emit('connection', socket);
  };
}
