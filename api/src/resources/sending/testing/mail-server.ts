import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** An SMTP server (RFC 5321) that keeps what it is given; `replies` stand in for its usual answers, by the command. */
export async function mailServer() {
  const letters: string[] = [];
  const replies = new Map<string, string>();
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    const body: string[] = [];
    let isLetter = false;
    socket.on('error', () => undefined);
    say('220 mail.test ESMTP');
    createInterface(socket).on('line', (line) => {
      if (isLetter && line !== '.') return void body.push(line);
      const command = isLetter ? 'LETTER' : line.slice(0, 4).toUpperCase();
      const reply = replies.get(command);
      if (reply === 'hang up') return void socket.destroy();
      if (reply) return void say(reply);
      if (command === 'LETTER') {
        letters.push(body.splice(0).join('\n'));
        isLetter = false;
        return void say('250 kept');
      }
      if (command === 'DATA') {
        isLetter = true;
        return void say('354 go on');
      }
      if (command === 'QUIT') return void socket.end('221 bye\r\n');
      say('250 mail.test');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens at a port
  return { url: `smtp://127.0.0.1:${port}`, letters, replies, close: () => server.close() };
}
