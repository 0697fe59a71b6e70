import { constants, setPriority } from 'node:os';

// On Linux a priority is the thread's own; elsewhere it is the whole process's, and stays as it is.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
