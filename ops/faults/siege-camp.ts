import { setPriority } from 'node:os';
import { attackers, type Target } from './siege-attackers.ts';

/* Where the attackers are: a process that comes last, as what they do takes no processor of the server's in the world. */

setPriority(19);
const attack = attackers(JSON.parse(process.argv[2] ?? '') as Target); // the siege starts it
process.once('message', () => void attack.stop().then((told) => process.send?.(told, () => process.exit(0))));
process.once('disconnect', () => process.exit(0));
