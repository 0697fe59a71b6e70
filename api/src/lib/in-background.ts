import { constants, setPriority } from 'node:os';

/*
 * The first import of a thread that may be given much to do: whoever waits for an answer of the main thread comes first. On
 * Linux a priority is the thread's own; elsewhere it is the whole process's, and stays as it is.
 */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
