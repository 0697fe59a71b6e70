import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { breach, type CrowdDrill } from './drill.ts';

/** The node whose files stand on a disk of their own, so small. It is the one that all write to. */
const NODE = 0;
const SIZE = '256m';

/** Needs root, for the mount. */
export const fullDisk: CrowdDrill = {
  name: 'full-disk',
  what: 'the disk of the node that all write to is full; the node is taken out, given room and brought back',
  needsRoot: true,
  options: {
    prepareDisk(node, home) {
      if (node !== NODE) return () => {};
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=700`, 'janur-drill', home]);
      return () => void execFileSync('umount', ['--lazy', home]);
    },
  },
  async during({ nodes }) {
    const node = nodes[NODE];
    if (!node) return [];
    const home = dirname(node.dataDir);
    const ballast = join(home, 'ballast');
    fill(ballast);
    const isFull = statfsSync(home).bavail === 0;
    // what an operator does who is called: the node waits for room and the others for the node, so it is ended
    await pause(5000);
    await node.kill();
    rmSync(ballast);
    await node.start();
    await node.synced();
    return isFull ? [] : [breach('the disk was not full')];
  },
};

/** Writes until nothing more can be written. */
function fill(file: string): void {
  const { bavail, bsize } = statfsSync(dirname(file));
  for (let size = bavail * bsize; size >= 4096; size = Math.floor(size / 2)) {
    try {
      writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // the rest is written in smaller pieces
    }
  }
}
